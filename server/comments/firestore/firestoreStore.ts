import { withDeadline } from '../deadline';
import type { CommentStore, Place, StoredComment } from '../store';
import { threadsOf } from '../threads';
import { walk } from '../walk';
import { addWithin, removeWithin } from './changes';
import { client } from './client';
import type { Firestore, Query, Transaction } from './clientTypes';
import { collectionsOf } from './documents';

/** The service takes 30 values in one query, its imitation in the tests 10. */
const MOST_VALUES = 10;
const PART = 500;
const DEADLINE = 10_000;

const chunksOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const oldestFirst = (a: Place, b: Place) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

type Comments = Query<StoredComment>;

function following(query: Comments, direction: 'asc' | 'desc', place: Place | undefined) {
  const ordered = query
    .orderBy('createdAt', direction)
    .orderBy(client.FieldPath.documentId(), direction);
  return place
    ? ordered.startAfter(client.Timestamp.fromMillis(place.createdAt), place.id)
    : ordered;
}

const read = async (query: Comments) => (await query.get()).docs.map((found) => found.data());

/** The client runs a transaction again that met another one; that makes limits exact. */
export function firestoreStore(firestore: Firestore, deadline = DEADLINE): CommentStore {
  const collections = collectionsOf(firestore);
  const { comments } = collections;
  let underWay = 0;

  const inTime = <Result>(work: (signal: AbortSignal) => Promise<Result>) =>
    withDeadline(deadline, async (signal) => {
      underWay += 1;
      try {
        return await work(signal);
      } finally {
        underWay -= 1;
      }
    });

  const change = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    inTime((signal) =>
      firestore.runTransaction(async (transaction) => {
        const result = await work(transaction);
        // Nobody may find posted later what was reported as failed.
        signal.throwIfAborted();
        return result;
      }),
    );

  async function repliesTo(parents: readonly StoredComment[]) {
    const chunks = chunksOf(parents, MOST_VALUES).map((chunk) => chunk.map(({ id }) => id));
    const found = await Promise.all(
      chunks.map((ids) => read(comments.where('parentId', 'in', ids))),
    );
    return found.flat().sort(oldestFirst);
  }

  return {
    add: (comment, digest, judge) =>
      change((transaction) => addWithin(transaction, collections, { comment, digest, judge })),

    threads: ({ pagePath, limit, before }) =>
      inTime(async () => {
        const ofPage = comments.where('pagePath', '==', pagePath).where('isTopLevel', '==', true);
        const found = await read(following(ofPage, 'desc', before).limit(limit));
        return threadsOf(found, await repliesTo(found));
      }),

    remove: (id, authorId) =>
      change((transaction) => removeWithin(transaction, collections, { id, authorId })),

    find: (id) => inTime(async () => (await comments.doc(id).get()).data()),

    all: (order) => {
      const direction = order === 'oldest first' ? 'asc' : 'desc';
      return walk((place) => inTime(() => read(following(comments, direction, place).limit(PART))));
    },

    async close() {
      // A client that still tries to reach the service throws where nobody can catch it.
      if (underWay === 0) await firestore.terminate();
    },
  };
}

export type FirestoreSettings = { readonly projectId: string; readonly databaseId?: string };

/** With the credentials that Google's libraries find by themselves. */
export const openFirestore = (settings: FirestoreSettings) =>
  firestoreStore(new client.Firestore({ ...settings }));
