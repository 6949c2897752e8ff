import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import * as installed from '@google-cloud/firestore';
import { expect, test, vi } from 'vitest';
import { StartUpError } from '../../startUpError';
import { exampleComment } from '../exampleComment';
import { storeContract } from '../storeContract';
import { client } from './client';
import type { FirestoreClient } from './clientTypes';
import { firestoreStore } from './firestoreStore';
import { loadClient } from './loadClient';

/** The client waits a second or more before it tries again; this is its own switch for tests. */
const require = createRequire(import.meta.url);
const backoff = join(dirname(require.resolve('@google-cloud/firestore')), 'backoff.js');
require(backoff).setTimeoutHandler((work: () => void, milliseconds: number) =>
  setTimeout(work, milliseconds / 10),
);

/**
 * The official client against an imitation of the service in memory. It notices two transactions that
 * meet only if they differ in their millisecond, so here every look at the clock is a later one.
 */
function imitation() {
  const service = new FirestoreMock();
  let now = Date.UTC(2025, 2, 30);
  service.systemTime.custom(() => {
    now += 1;
    return new Date(now);
  });
  return service;
}

storeContract('Firestore', async () => {
  const service = imitation();
  const database = service.createDatabase();
  const store = firestoreStore(database.firestore());
  return {
    store,
    another: async () => firestoreStore(database.firestore()),
    empty: async () => database.reset(),
    async stop() {
      await store.close();
      service.deleteAll();
    },
  };
});

test('the client is the one that is installed, with the types that we wrote down', () => {
  const { Firestore } = installed satisfies FirestoreClient;
  expect(client.Firestore).toBe(Firestore);
});

test('a client that is not installed is named with the command that installs it', () => {
  const load = () => loadClient(['/nowhere']);
  expect(load).toThrow(StartUpError);
  expect(load).toThrow(/not installed.*npm install .*--prefix server\/comments\/firestore$/);
});

test('documents have the fields that others expect in them', async () => {
  const service = imitation();
  const firestore = service.createDatabase().firestore();
  const store = firestoreStore(firestore);
  const createdAt = Date.UTC(2025, 2, 30, 12, 34, 56, 789);
  const comment = exampleComment({ text: 'hello', createdAt });
  const reply = exampleComment({ parentId: comment.id, authorPhotoURL: 'https://a/b' });
  const dataOf = async (id: string) => (await firestore.doc(`comments/${id}`).get()).data();
  for (const made of [comment, reply]) await store.add(made, 'digest', () => undefined);

  expect(await dataOf(comment.id)).toEqual({
    text: 'hello',
    pagePath: '/red-screen',
    createdAt: installed.Timestamp.fromDate(new Date('2025-03-30T12:34:56.789Z')),
    authorName: 'Ada',
    authorEmail: 'ada@mail.example',
    authorId: 'ada',
    authorIssuer: 'https://issuer.example',
    authorSubject: 'subject-of-ada',
    isTopLevel: true,
    replyCount: 1,
  });
  expect(await dataOf(reply.id)).toMatchObject({
    parentId: comment.id,
    authorPhotoURL: 'https://a/b',
    isTopLevel: false,
  });
  await store.remove(reply.id);
  expect(await dataOf(comment.id)).toMatchObject({ replyCount: 0 });
  service.deleteAll();
});

test('a service that answers too late is an error, and nothing is posted later', async () => {
  const service = imitation();
  const firestore = service.createDatabase().firestore();
  const store = firestoreStore(firestore, 20);
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const run = firestore.runTransaction.bind(firestore);
  const running = vi.spyOn(firestore, 'runTransaction').mockImplementation((work) =>
    run(async (transaction) => {
      await silence;
      return work(transaction);
    }),
  );

  const comment = exampleComment();
  const failure = 'no answer within 0.02 s';
  await expect(store.add(comment, 'digest', () => undefined)).rejects.toThrow(failure);
  await store.close();
  answer();
  await expect(running.mock.results[0]?.value).rejects.toThrow(failure);
  expect((await firestore.doc(`comments/${comment.id}`).get()).exists).toBe(false);
  service.deleteAll();
});
