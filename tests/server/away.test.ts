import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { availableStore } from '../../server/comments/availableStore';
import { guest } from './support/guest';
import { runSite, temporaryFolder } from './support/runningSite';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('without its database the site says so, works on, and recovers by itself', async () => {
  const data = join(folder.path, 'data');
  const site = await runSite({ env: { DATA_DIR: data, READS_PER_MINUTE: '0' } });
  const ada = guest(site.port);
  await ada.signIn('ada');
  expect((await ada.post('before')).status).toBe(201);

  renameSync(data, `${data}.away`);
  writeFileSync(data, 'not a folder');
  const read = await ada.ask('/api/comments?page=/black-screen&limit=9');
  expect([read.status, (await read.json()).error.code]).toEqual([503, 'unavailable']);
  expect((await ada.post('meanwhile')).status).toBe(503);
  expect((await ada.ask('/black-screen')).status).toBe(200);
  expect((await ada.json('/api/session')).user.displayName).toBe('Ada Lumen');

  rmSync(data);
  renameSync(`${data}.away`, data);
  expect((await ada.post('after')).status).toBe(201);
  const { comments } = await ada.list('&limit=9');
  expect(comments.map(({ text }: { text: string }) => text)).toEqual(['after', 'before']);
  expect(site.errors).toHaveLength(1);
  expect(site.errors[0]).toMatch(/^The comments are unavailable: /);
  await site.stop();
});

test('a site whose database never was starts all the same', async () => {
  const blocked = join(folder.path, 'blocked');
  writeFileSync(blocked, 'a file where a folder should be');
  const env = { DATA_DIR: blocked, SESSION_SECRET: 's'.repeat(32) };
  const site = await runSite({ env });
  const someone = guest(site.port);
  expect((await someone.ask('/black-screen')).status).toBe(200);
  expect((await someone.ask('/api/comments?page=/black-screen')).status).toBe(503);
  rmSync(blocked);
  mkdirSync(blocked);
  expect(await someone.list()).toEqual({ comments: [] });
  await site.stop();
});

test('without its identity provider, reading works and signing in says that it failed', async () => {
  const env = {
    ORIGIN: 'http://127.0.0.1:1',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    DATA_DIR: join(folder.path, 'google'),
  };
  const site = await runSite({ env, googleIssuer: 'http://127.0.0.1:9' });
  const someone = guest(site.port);
  expect(await someone.json('/api/session')).toEqual({ user: null, signIn: 'google' });
  expect(await someone.list()).toEqual({ comments: [] });
  const answer = await someone.ask('/auth/sign-in?return=/black-screen');
  expect(answer.headers.get('location')).toBe('/black-screen#sign-in-failed');
  expect(site.errors.join()).toContain('Error signing in');
  await site.stop();
});

test('a password in a connection address stays out of the log', async () => {
  const lines: string[] = [];
  const store = availableStore(
    () => {
      throw new Error('cannot reach postgres://me:hunter2@db.example/screenful');
    },
    (line) => lines.push(line),
  );
  await expect(store.find('x')).rejects.toThrow('cannot be reached');
  expect(lines.join()).toMatch(/unavailable: cannot reach postgres:\/\/\(secret\)@/);
});
