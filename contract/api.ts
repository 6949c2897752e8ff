import { serverPaths } from './serverPaths';

const { api, auth } = serverPaths;

/** Addresses that the server answers itself. */
export const addresses = {
  comments: `${api}/comments`,
  session: `${api}/session`,
  signIn: `${auth}/sign-in`,
  callback: `${auth}/callback`,
  signOut: `${auth}/sign-out`,
} as const;

/** Where the list of a page stands, and what the address of one comment ends with. */
export const commentsAnchor = 'comments';
export const commentAnchor = (id: string) => `comment-${id}`;

/** What a sign-in that came to nothing adds to the address it returns to. */
export const signInAnchors = { refused: 'sign-in-refused', failed: 'sign-in-failed' } as const;

/** With each code the status it is answered with. Browsers translate the code, not the message. */
export const errorCodes = {
  'invalid-request': 400,
  'not-signed-in': 401,
  'foreign-origin': 403,
  'not-yours': 403,
  'not-found': 404,
  'unknown-page': 404,
  'method-not-allowed': 405,
  duplicate: 409,
  'parent-gone': 409,
  'thread-full': 409,
  'body-too-large': 413,
  'not-json': 415,
  'text-empty': 422,
  'text-too-long': 422,
  'too-many-posts': 429,
  'too-many-requests': 429,
  internal: 500,
  'sign-in-off': 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

export type ErrorAnswer = {
  readonly error: {
    readonly code: ErrorCode;
    /** For a developer who reads the answer; visitors see the translated code. */
    readonly message: string;
    /** Seconds, with the codes that begin with "too-many". */
    readonly retryAfter?: number;
  };
};

export type PublicComment = {
  readonly id: string;
  readonly text: string;
  readonly authorName: string;
  /** The same for all comments of one person, and equal to `user.id` of their session. */
  readonly authorId: string;
  readonly authorPhotoURL?: string;
  readonly pagePath: string;
  readonly parentId?: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
};

export type PublicThread = PublicComment & {
  /** Oldest first. */
  readonly replies: readonly PublicComment[];
};

export type CommentsAnswer = {
  /** Newest first. */
  readonly comments: readonly PublicThread[];
  /** Given as `before`, asks for the comments that follow; absent after the oldest. */
  readonly older?: string;
};

export type PostAnswer = { readonly comment: PublicComment };

export type User = {
  readonly id: string;
  readonly displayName: string;
  readonly photoURL?: string;
};

export type SessionAnswer = {
  readonly user: User | null;
  /** How one signs in here: with Google, with the demo accounts of a developer's machine, or not. */
  readonly signIn: 'google' | 'demo' | 'off';
};
