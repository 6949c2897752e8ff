import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { openStore } from './openStore';

test('without an address the comments are in a file of the data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'screenful-'));
  const store = await openStore({ dataDir: join(dataDir, 'not', 'there', 'yet') });
  expect(await store.find('nothing-here')).toBeUndefined();
  expect(existsSync(join(dataDir, 'not/there/yet/comments.db'))).toBe(true);
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test.each(['postgres', 'postgresql'])('%s:// leads to PostgreSQL', async (scheme) => {
  // Port 9 is "discard": nobody listens there.
  const databaseUrl = `${scheme}://ada:Geheim99@127.0.0.1:9/comments`;
  const failure = await openStore({ dataDir: '/nowhere', databaseUrl }).catch((error) => error);
  expect(failure.message).toContain('ECONNREFUSED 127.0.0.1:9');
  expect(inspect(failure, { depth: 9 })).not.toContain('Geheim99');
});

test('firestore:// leads to Firestore, which is asked nothing yet', async () => {
  const store = await openStore({ dataDir: '/nowhere', databaseUrl: 'firestore://project/name' });
  await store.close();
});
