import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { openLibsql } from './libsql';
import { storeContract } from './store-contract';

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

test('a database of a newer version is refused and left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'screenful-'));
  const file = join(folder, 'comments.db');
  const newer = new Database(file);
  newer.pragma('user_version = 99');
  newer.close();
  expect(() => openLibsql(file)).toThrow(/newer version of this site \(schema 99/);
  rmSync(folder, { recursive: true });
});
