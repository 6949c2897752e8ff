import { POSTINGS_KEPT, type Posting, type StoredComment } from '../store';
import { client } from './client';
import type { Converter, Firestore, Timestamp } from './clientTypes';

type CommentDocument = {
  readonly text: string;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly authorPhotoURL?: string;
  readonly pagePath: string;
  readonly parentId?: string;
  readonly createdAt: Timestamp;
  readonly authorId: string;
  readonly authorIssuer: string;
  readonly authorSubject: string;
  /** A query cannot ask for documents without a `parentId`. */
  readonly isTopLevel: boolean;
  /** Written with every reply, so that replies and a removal at the same time cannot miss each other. */
  readonly replyCount: number;
};

/** What somebody posted lately. An operator can have Firestore delete it once `forgetAt` has passed. */
type PersonDocument = { readonly postings: readonly Posting[]; readonly forgetAt: Timestamp };

const commentConverter: Converter<StoredComment> = {
  toFirestore({ id, parentId, authorPhotoURL, createdAt, ...fields }): CommentDocument {
    return {
      ...fields,
      createdAt: client.Timestamp.fromMillis(createdAt),
      isTopLevel: parentId === null,
      replyCount: 0,
      ...(parentId !== null && { parentId }),
      ...(authorPhotoURL !== null && { authorPhotoURL }),
    };
  },
  fromFirestore(snapshot) {
    const { isTopLevel, replyCount, createdAt, ...fields } = snapshot.data() as CommentDocument;
    return {
      parentId: null,
      authorPhotoURL: null,
      ...fields,
      id: snapshot.id,
      createdAt: createdAt.toMillis(),
    };
  },
};

const personConverter: Converter<readonly Posting[]> = {
  toFirestore: (postings): PersonDocument => ({
    postings,
    forgetAt: client.Timestamp.fromMillis((postings.at(-1)?.at ?? 0) + POSTINGS_KEPT),
  }),
  fromFirestore: (snapshot) => (snapshot.data() as PersonDocument).postings,
};

export type Collections = ReturnType<typeof collectionsOf>;

export const collectionsOf = (firestore: Firestore) => ({
  comments: firestore.collection('comments').withConverter(commentConverter),
  people: firestore.collection('people').withConverter(personConverter),
});
