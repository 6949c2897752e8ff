import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleComment } from '../exampleComment';
import type { CommentStore } from '../store';
import { storeContract } from '../storeContract';
import { openLibsql } from './libsqlStore';

storeContract('libsql', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenful-'));
  const file = join(folder, 'comments.db');
  const store = openLibsql(file);
  const admin = new Database(file);
  return {
    store,
    another: async () => openLibsql(file),
    empty: async () => {
      admin.exec('delete from comments; delete from postings');
    },
    async stop() {
      admin.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});

test('a replaced file is noticed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenful-'));
  const file = join(folder, 'comments.db');
  const store = openLibsql(file);
  renameSync(file, `${file}.gone`);
  expect(await store.threads({ pagePath: '/', limit: 5 })).toEqual([]);
  await store.close();
  const again = openLibsql(file);
  expect(await again.find('none-at-all')).toBeUndefined();
  await again.close();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  let folder: string;
  let file: string;
  let store: CommentStore;
  const backup = () => join(folder, 'backup.db');
  const add = async (text: string) => {
    const comment = exampleComment({ text, pagePath: '/' });
    await store.add(comment, text, () => undefined);
  };
  const texts = async () => {
    const threads = await store.threads({ pagePath: '/', limit: 50 });
    return threads.map(({ comment }) => comment.text).sort();
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'screenful-'));
    file = join(folder, 'comments.db');
    store = openLibsql(file);
    await add('kept');
    const admin = new Database(file);
    admin.exec(`vacuum into '${backup()}'`);
    admin.close();
    await add('later');
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('that is put in place of a running database is what is read', async () => {
    renameSync(backup(), file);
    expect(await texts()).toEqual(['kept']);
    await add('afterwards');
    expect(await texts()).toEqual(['afterwards', 'kept']);
  });

  test('that is put in place of a stopped one finds no journal that would undo it', async () => {
    await store.close();
    expect(readFileSync(file).includes('later')).toBe(true);
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  test('is for nobody else on the machine', async () => {
    const dataDir = join(folder, 'data');
    await openLibsql(join(dataDir, 'comments.db')).close();
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });
});

test('a database of a newer version is refused and left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenful-'));
  const file = join(folder, 'comments.db');
  const newer = new Database(file);
  newer.pragma('user_version = 99');
  newer.close();
  expect(() => openLibsql(file)).toThrow(/newer version of this site \(schema 99/);
  rmSync(folder, { recursive: true });
});
