import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../server/auth/session';
import { COOKIE_NAME, sessionCookies } from '../../server/auth/sessionCookie';
import { sessionKey } from '../../server/auth/sessionKey';
import { type Guest, guest } from './support/guest';
import { type RunningSite, runSite } from './support/runningSite';

const SECRET = 'a secret of thirty-two characters or more';
const cookies = sessionCookies(sessionKey(SECRET, '').key);

let site: RunningSite;
let victim: Guest;
beforeAll(async () => {
  const env = { SESSION_SECRET: SECRET, SIGN_INS_PER_MINUTE: '0', READS_PER_MINUTE: '0' };
  site = await runSite({ env });
});
beforeEach(() => {
  victim = guest(site.port);
});
afterAll(() => site.stop());

const held = (person: Guest) => person.cookies.get(COOKIE_NAME) ?? '';
const opened = (person: Guest) => cookies.read(`${COOKIE_NAME}=${held(person)}`);

async function change(person: Guest, edit: (session: Session) => void) {
  const session = structuredClone(await opened(person));
  edit(session);
  const written = await cookies.write(session);
  person.cookies.set(COOKIE_NAME, written.slice(COOKIE_NAME.length + 1, written.indexOf(';')));
}

async function expectRefused(address: string) {
  const answer = await victim.ask(address);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/(?:black-screen)?#sign-in-failed$/);
  expect((await victim.json('/api/session')).user).toBeNull();
}

const withParameter = (address: string, name: string, value: string | null) => {
  const url = new URL(address, victim.origin);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
};

test('an untouched sign-in succeeds', async () => {
  const answer = await victim.signIn('ada');
  expect(answer.headers.get('location')).toBe('/black-screen');
  expect((await victim.json('/api/session')).user.displayName).toBe('Ada Lumen');
});

test('behind a proxy nobody signs in as a made-up person, or writes as one', async () => {
  await victim.signIn('ada');
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const post = { method: 'POST', body: { page: '/black-screen', text: 'from afar' }, headers };
  expect((await victim.ask('/auth/sign-in', { headers })).status).toBe(403);
  expect((await victim.ask('/api/comments', post)).status).toBe(403);
  const { response } = await victim.follow('/auth/sign-in');
  expect((await victim.ask(response.url, { headers })).status).toBe(403);
});

test('made-up names of this machine do not fill its memory', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const request = `GET /auth/sign-in HTTP/1.1\r\nHost: localhost:${at + 1}\r\nConnection: close\r\n\r\n`;
      return (await site.askRaw(request)).split(' ', 2)[1];
    }),
  );
  expect(statuses.filter((status) => status === '403').length).toBeGreaterThanOrEqual(10);
});

describe('refused is', () => {
  test.each([
    ['a wrong state', 'state', 'x'.repeat(43)],
    ['no state', 'state', null],
    ['a wrong code', 'code', 'x'.repeat(43)],
    ['no code', 'code', null],
    ['another issuer', 'iss', 'https://evil.example'],
    ['no issuer', 'iss', null],
  ])('%s', async (_, name, value) => {
    await expectRefused(withParameter(await victim.signInUpToCallback('ada'), name, value));
  });

  test('the answer to somebody else’s sign-in', async () => {
    const attacker = guest(site.port);
    await victim.follow('/auth/sign-in');
    await expectRefused(await attacker.signInUpToCallback('bruno'));
  });

  test('an answer without any sign-in', async () => {
    await expectRefused(await guest(site.port).signInUpToCallback('bruno'));
  });

  test('a nonce that is not ours', async () => {
    const callback = await victim.signInUpToCallback('ada');
    await change(victim, ({ attempts }) => Object.assign(attempts[0] ?? {}, { nonce: 'other' }));
    await expectRefused(callback);
  });

  test('a verifier that does not fit the challenge', async () => {
    const callback = await victim.signInUpToCallback('ada');
    const verifier = 'x'.repeat(43);
    await change(victim, ({ attempts }) => Object.assign(attempts[0] ?? {}, { verifier }));
    await expectRefused(callback);
  });

  test('a code that was used before', async () => {
    const callback = await victim.signInUpToCallback('ada');
    const before = held(victim);
    expect((await victim.ask(callback)).headers.get('location')).toBe('/black-screen');
    victim.cookies.set(COOKIE_NAME, before);
    await expectRefused(callback);
  });

  test('an attempt that was finished before', async () => {
    const callback = await victim.signInUpToCallback('ada');
    await victim.ask(callback);
    expect((await opened(victim)).attempts).toEqual([]);
    const again = await victim.ask(callback);
    expect(again.headers.get('location')).toBe('/#sign-in-failed');
  });

  test('an attempt of yesterday', async () => {
    const callback = await victim.signInUpToCallback('ada');
    await change(victim, ({ attempts }) => {
      for (const attempt of attempts) attempt.startedAt -= 24 * 60 * 60 * 1000;
    });
    await expectRefused(callback);
  });

  test('a name of this server that is not its own', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:80']) {
      const answer = await site.ask('/auth/sign-in', { headers: { host } });
      expect(answer.status).toBe(403);
      expect(answer.headers.location).toBeUndefined();
    }
  });

  test('a redirect of the provider to another place', async () => {
    const start = await victim.ask('/auth/sign-in');
    const address = withParameter(
      start.headers.get('location') ?? '',
      'redirect_uri',
      'https://evil.example/',
    );
    const answer = await victim.ask(address);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/session', '/x'])(
    'a return to %s',
    async (returnTo) => {
      const answer = await victim.signIn('ada', returnTo);
      expect(answer.headers.get('location')).toBe('/');
    },
  );
});

test('a failed sign-in leaves the one before it alone', async () => {
  await victim.signIn('ada');
  const callback = await victim.signInUpToCallback('bruno');
  await victim.ask(withParameter(callback, 'code', 'wrong'));
  expect((await victim.json('/api/session')).user.displayName).toBe('Ada Lumen');
});

test('tabs can sign in at the same time; forgotten attempts do not pile up', async () => {
  const first = await victim.signInUpToCallback('ada');
  for (let index = 0; index < 2; index += 1) await victim.ask('/auth/sign-in');
  expect((await victim.ask(first)).headers.get('location')).toBe('/black-screen');
  for (let index = 0; index < 9; index += 1) await victim.ask('/auth/sign-in');
  expect((await opened(victim)).attempts).toHaveLength(3);
  expect(held(victim).length).toBeLessThan(4000);
});

test('nothing of it is told to the log that its reader could use', async () => {
  const callback = await victim.signInUpToCallback('ada');
  await victim.ask(withParameter(callback, 'iss', 'https://evil.example'));
  const code = new URL(callback, victim.origin).searchParams.get('code') ?? 'none';
  expect(site.errors.join()).toContain('Error signing in');
  expect(site.errors.join()).not.toContain(code);
  expect(site.errors.join()).not.toMatch(/@demo\.example|\?/);
});
