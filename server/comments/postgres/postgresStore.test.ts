import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../../../tests/server/support/postgres';
import { findPostgres } from '../../../tools/findPostgres.mjs';
import { exampleComment } from '../exampleComment';
import type { CommentStore, StoredComment } from '../store';
import { storeContract } from '../storeContract';
import { openPostgres } from './postgresStore';

const bin = findPostgres();

async function connect(url: string) {
  const client = new Client(url);
  await client.connect();
  return client;
}

const add = (store: CommentStore, made: StoredComment) =>
  store.add(made, 'digest', () => undefined);

describe.skipIf(!bin)('PostgreSQL', { timeout: 30_000 }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
  }, 120_000);
  afterAll(() => postgres?.remove());

  async function emptyDatabase(name: string) {
    const admin = await connect(postgres.urlOf('postgres'));
    await admin.query(`create database ${name}`);
    await admin.end();
    return postgres.urlOf(name);
  }

  storeContract('PostgreSQL', async () => {
    const url = await emptyDatabase('contract');
    const store = await openPostgres(url);
    const admin = await connect(url);
    return {
      store,
      another: () => openPostgres(url),
      empty: async () => {
        await admin.query('delete from comments; delete from postings');
      },
      async stop() {
        await admin.end();
        await store.close();
      },
    };
  });

  test('several servers can start at once on an empty database', async () => {
    const url = await emptyDatabase('starts');
    const admin = await connect(url);
    for (const comment of [1, 2, 3, 4].map(() => exampleComment())) {
      const [first, ...others] = await Promise.all(
        Array.from({ length: 6 }, () => openPostgres(url)),
      );
      if (!first) throw new Error('no store');
      await add(first, comment);
      for (const other of others) expect(await other.find(comment.id)).toEqual(comment);
      await Promise.all([first, ...others].map((store) => store.close()));
      await admin.query('drop table schema_version, comments, postings, turns');
    }
    await admin.end();
  });

  test('a database of a newer version is refused and left alone', async () => {
    const url = await emptyDatabase('newer');
    await (await openPostgres(url)).close();
    const admin = await connect(url);
    await admin.query('update schema_version set version = 99');
    await expect(openPostgres(url)).rejects.toThrow(/newer version of this site \(schema 99/);
    const { rows } = await admin.query('select version from schema_version');
    expect(rows).toEqual([{ version: 99 }]);
    await admin.end();
  });

  test('the same store goes on after the database was restarted', async () => {
    const url = await emptyDatabase('restarts');
    const store = await openPostgres(url);
    const comment = exampleComment();
    await add(store, comment);
    await postgres.stop();
    await expect(store.find(comment.id)).rejects.toThrow();
    await expect(openPostgres(url)).rejects.toThrow(/ECONNREFUSED/);
    await postgres.start();
    expect(await store.find(comment.id)).toEqual(comment);
    expect(await add(store, exampleComment())).toBeUndefined();
    await store.close();
  });

  test.each(['restart', 'crash'] as const)(
    'a %s of the database during a post fails that post alone',
    async (manner) => {
      const url = await emptyDatabase(`during_${manner}`);
      const store = await openPostgres(url);
      const top = exampleComment();
      const reply = exampleComment({ parentId: top.id });
      await add(store, top);
      const admin = await connect(url);
      admin.on('error', () => {});
      // Prepared, it outlives the database: a lock that ends with it might let the post through first.
      await admin.query("begin; select 1 from comments for update; prepare transaction 'held'");
      const lost = add(store, reply);
      const outcome = expect(lost).rejects.toThrow();
      const isWaiting = async () => {
        const waiting = 'select 1 from pg_stat_activity where wait_event_type = $1';
        return (await admin.query(waiting, ['Lock'])).rowCount;
      };
      await vi.waitUntil(isWaiting, { timeout: 10_000 });
      await postgres.stop(manner);
      await outcome;
      await postgres.start();
      const again = await connect(url);
      await again.query("rollback prepared 'held'");
      await again.end();
      expect(await store.find(reply.id)).toBeUndefined();
      expect(await store.remove(top.id)).toBe('removed');
      await store.close();
    },
  );

  test('a statement does not wait for ever', async () => {
    const url = await emptyDatabase('waits');
    const store = await openPostgres(url);
    const admin = await connect(url);
    await admin.query('begin; lock table comments in access exclusive mode');
    await expect(store.find('comment-1')).rejects.toThrow('statement timeout');
    await admin.query('rollback');
    expect(await store.find('comment-1')).toBeUndefined();
    await admin.end();
    await store.close();
  });
});
