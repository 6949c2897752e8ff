import {
  type Firestore,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import { POSTINGS_KEPT, type Posting, type StoredComment } from './store';

export type CommentDocument = {
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

const commentConverter: FirestoreDataConverter<StoredComment, CommentDocument> = {
  toFirestore({ id, parentId, authorPhotoURL, createdAt, ...fields }: StoredComment) {
    return {
      ...fields,
      createdAt: Timestamp.fromMillis(createdAt),
      isTopLevel: parentId === null,
      replyCount: 0,
      ...(parentId !== null && { parentId }),
      ...(authorPhotoURL !== null && { authorPhotoURL }),
    };
  },
  fromFirestore(snapshot: QueryDocumentSnapshot<CommentDocument, CommentDocument>) {
    const { isTopLevel, replyCount, createdAt, ...fields } = snapshot.data();
    return {
      parentId: null,
      authorPhotoURL: null,
      ...fields,
      id: snapshot.id,
      createdAt: createdAt.toMillis(),
    };
  },
};

const personConverter: FirestoreDataConverter<readonly Posting[], PersonDocument> = {
  toFirestore: (postings: readonly Posting[]) => ({
    postings,
    forgetAt: Timestamp.fromMillis((postings.at(-1)?.at ?? 0) + POSTINGS_KEPT),
  }),
  fromFirestore: (snapshot: QueryDocumentSnapshot<PersonDocument, PersonDocument>) =>
    snapshot.data().postings,
};

export type Collections = ReturnType<typeof collectionsOf>;

export const collectionsOf = (firestore: Firestore) => ({
  comments: firestore.collection('comments').withConverter(commentConverter),
  people: firestore.collection('people').withConverter(personConverter),
});
