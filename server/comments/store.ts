export type StoredComment = {
  readonly id: string;
  readonly text: string;
  readonly pagePath: string;
  /** Only replies have one. */
  readonly parentId: string | null;
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number;
  /** Stands for issuer and subject, and may be shown. */
  readonly authorId: string;
  readonly authorIssuer: string;
  readonly authorSubject: string;
  readonly authorName: string;
  /** Never leaves the server. Empty when unknown. */
  readonly authorEmail: string;
  readonly authorPhotoURL: string | null;
};

export type Thread = {
  readonly comment: StoredComment;
  readonly replies: readonly StoredComment[];
};

/** A place in the order of a page's comments: newest first, equal times by id. */
export type Place = { readonly createdAt: number; readonly id: string };

export type Order = 'oldest first' | 'newest first';

export type ThreadsQuery = {
  readonly pagePath: string;
  readonly limit: number;
  /** Only what stands after this place. */
  readonly before?: Place;
};

/** What a person posted lately. It outlives the comment, so that deleting does not reset a limit. */
export type Posting = { readonly at: number; readonly digest: string };

/** How long postings must be remembered. */
export const POSTINGS_KEPT = 24 * 60 * 60 * 1000;

export type Circumstances = {
  readonly recent: readonly Posting[];
  /** How many replies the parent has; 0 for a comment of its own. */
  readonly siblings: number;
};

export type Refusal =
  | { readonly code: 'parent-gone' | 'thread-full' | 'duplicate' }
  | { readonly code: 'too-many-posts'; readonly retryAfter: number };

/** Decides inside the store's transaction, so that parallel posts cannot slip past it together. */
export type Judge = (circumstances: Circumstances) => Refusal | undefined;

export type Removal = 'removed' | 'missing' | 'not-yours';

/**
 * Where comments are kept. Every engine passes the same tests (storeContract.ts). An engine throws
 * whatever its driver throws; what that means to a visitor is decided above.
 */
export interface CommentStore {
  /**
   * Keeps a comment, or says why not. A parent must be a top-level comment of the same page, or the
   * refusal is 'parent-gone'. When this returns without one, the comment survives a crash.
   */
  add(comment: StoredComment, digest: string, judge: Judge): Promise<Refusal | undefined>;
  /** Newest threads first, each with all its replies, oldest first. */
  threads(query: ThreadsQuery): Promise<readonly Thread[]>;
  /** Takes the replies of a comment with it. With an author, only if the comment is theirs. */
  remove(id: string, authorId?: string): Promise<Removal>;
  find(id: string): Promise<StoredComment | undefined>;
  /** Every comment, in the order of their places. */
  all(order: Order): AsyncIterable<StoredComment>;
  close(): Promise<void>;
}
