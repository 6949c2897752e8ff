import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COOKIE_NAME, sessionCookies } from './sessionCookie';
import { sessionKey } from './sessionKey';

const folder = mkdtempSync(join(tmpdir(), 'screenful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2025, 2, 30, 12);
const key = new Uint8Array(32).fill(7);
const person = { issuer: 'i', subject: 's', name: 'Ada', email: 'canary@mail.example' };
const session = { person, since: NOON, token: 't', attempts: [] };

const pairOf = (setCookie: string) => setCookie.split(';')[0];

describe('a session in a cookie', () => {
  test('comes back, among other cookies', async () => {
    const cookies = sessionCookies(key, () => NOON);
    const pair = pairOf(await cookies.write(session));
    expect(await cookies.read(`a=b; ${pair}; c=d`)).toEqual(session);
  });

  test('tells nothing to who holds it', async () => {
    const written = await sessionCookies(key, () => NOON).write(session);
    const parts = written.split(/[.=;]/).map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toContain('canary');
    expect(written).not.toContain('canary');
  });

  test('is never larger than browsers take: the oldest sign-ins under way give way', async () => {
    const attempt = (state: string) => ({
      state,
      nonce: 'n'.repeat(43),
      verifier: 'v'.repeat(43),
      returnTo: `/${'x'.repeat(999)}`,
      startedAt: NOON,
    });
    const cookies = sessionCookies(key, () => NOON);
    const name = 'é'.repeat(80);
    const crowded = {
      ...session,
      person: { ...person, name, photoURL: `https://photos.example/${'p'.repeat(476)}` },
      attempts: ['first', 'second', 'third'].map(attempt),
    };
    const written = await cookies.write(crowded);
    expect(written.length).toBeLessThanOrEqual(4096);
    const { attempts, person: kept } = await cookies.read(pairOf(written));
    expect(attempts.at(-1)?.state).toBe('third');
    expect(kept?.name).toBe(name);
  });

  test('ends after thirty days', async () => {
    const pair = pairOf(await sessionCookies(key, () => NOON).write(session));
    const readAfter = (days: number) => sessionCookies(key, () => NOON + days * DAY).read(pair);
    expect((await readAfter(29)).person).toBeDefined();
    expect((await readAfter(31)).person).toBeUndefined();
  });

  test('is nothing to another key', async () => {
    const pair = pairOf(await sessionCookies(key, () => NOON).write(session));
    const other = sessionCookies(new Uint8Array(32), () => NOON);
    expect(await other.read(pair)).toEqual({ attempts: [] });
  });

  test('an empty one is taken away', async () => {
    expect(await sessionCookies(key).write({ attempts: [] })).toMatch(
      new RegExp(`^${COOKIE_NAME}=;.*Max-Age=0$`),
    );
  });
});

describe('the key', () => {
  test('is kept for its owner alone, and the same after a restart', () => {
    const data = join(folder, 'data');
    const first = sessionKey(undefined, data);
    expect(statSync(join(data, 'session.key')).mode & 0o777).toBe(0o600);
    expect(sessionKey(undefined, data)).toEqual(first);
    expect(first.warning).toBeUndefined();
    expect(readFileSync(join(data, 'session.key'), 'utf8').length).toBeGreaterThan(40);
  });

  test('comes from the operator’s secret where there is one', () => {
    const secret = 's'.repeat(32);
    expect(sessionKey(secret, '/nowhere')).toEqual(sessionKey(secret, '/elsewhere'));
    expect(sessionKey(`${secret}!`, '').key).not.toEqual(sessionKey(secret, '').key);
  });

  test('without a place for it lasts until the restart, and says so', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { key: first, warning } = sessionKey(undefined, file);
    expect(sessionKey(undefined, file).key).not.toEqual(first);
    expect(warning).toMatch(/signed out at every restart.*SESSION_SECRET/);
  });
});
