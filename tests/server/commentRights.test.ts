import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COOKIE_NAME, sessionCookies } from '../../server/auth/sessionCookie';
import { sessionKey } from '../../server/auth/sessionKey';
import { type Guest, guest } from './support/guest';
import { type RunningSite, runSite } from './support/runningSite';

const SECRET = 'a secret of thirty-two characters or more';
const MONTH = 31 * 24 * 60 * 60 * 1000;

const person = { issuer: 'demo', subject: 'ada', name: 'Ada', email: 'ada@demo.example' };
const session = { person, since: Date.now() - MONTH, token: 'token', attempts: [] };

const sealedWith = async (secret: string, since = Date.now()) => {
  const { key } = sessionKey(secret, '');
  const cookie = await sessionCookies(key).write({ ...session, since });
  return cookie.slice(COOKIE_NAME.length + 1, cookie.indexOf(';'));
};

let time = Date.now();
let site: RunningSite;
let people: Record<string, Guest>;

beforeAll(async () => {
  const env = { SESSION_SECRET: SECRET, SIGN_INS_PER_MINUTE: '0' };
  site = await runSite({ env, now: () => time });
  const holding = (cookie: string) => {
    const someone = guest(site.port);
    someone.cookies.set(COOKIE_NAME, cookie);
    return someone;
  };
  const [owner, other] = [guest(site.port), guest(site.port)];
  await Promise.all([owner.signIn('ada'), other.signIn('bruno')]);
  const own = owner.cookies.get(COOKIE_NAME) ?? '';
  people = {
    owner,
    other,
    anonymous: guest(site.port),
    expired: holding(await sealedWith(SECRET, Date.now() - MONTH)),
    forged: holding(await sealedWith('another secret of thirty-two characters')),
    tampered: holding(`${own.slice(0, -8)}AAAAAAAA`),
    plain: holding(Buffer.from(JSON.stringify({ session })).toString('base64url')),
    unsealed: holding(`${Buffer.from('{"alg":"none"}').toString('base64url')}....`),
  };
});
// An hour later each time, so that nobody runs into the limits of posting.
beforeEach(() => {
  time += 60 * 60 * 1000;
});
afterAll(() => site.stop());

const strangers = ['anonymous', 'expired', 'forged', 'tampered', 'plain', 'unsealed'];
const as = (name: string) => people[name] as Guest;

async function ownComment() {
  const list = await as('owner').list();
  const found = list.comments[0];
  if (found) return found;
  return (await (await as('owner').post('mine')).json()).comment;
}

describe.each([...strangers, 'other', 'owner'])('%s', (name) => {
  const isStranger = strangers.includes(name);
  const statusFor = (known: number) => (isStranger ? 401 : known);

  test('posts a comment', async () => {
    expect((await as(name).post(`a comment by ${name}`)).status).toBe(statusFor(201));
  });

  test('replies', async () => {
    const { id } = await ownComment();
    const answer = await as(name).post(`a reply by ${name}`, { parentId: id });
    expect(answer.status).toBe(statusFor(201));
  });

  test('deletes the owner’s comment', async () => {
    const { id } = (await (await as('owner').post(`to be deleted by ${name}`)).json()).comment;
    const { status } = await as(name).ask(`/api/comments/${id}`, { method: 'DELETE' });
    expect(status).toBe(statusFor(name === 'owner' ? 204 : 403));
    if (name !== 'owner') await as('owner').ask(`/api/comments/${id}`, { method: 'DELETE' });
  });

  test('is who they are', async () => {
    const { user } = await as(name).json('/api/session');
    expect(user?.displayName ?? null).toBe(
      { owner: 'Ada Lumen', other: 'Bruno Wolkenschieber' }[name] ?? null,
    );
  });
});

describe.each([
  ['post', { method: 'POST', body: { page: '/black-screen', text: 'x' } }, '/api/comments'],
  ['delete', { method: 'DELETE' }, '/api/comments/AAAABBBB'],
  ['sign out', { method: 'POST' }, '/auth/sign-out'],
] as const)('a page of another site cannot %s', (_, options, address) => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost:1', ''])(
    'from %j',
    async (origin) => {
      const answer = await as('owner').ask(address, { ...options, headers: { origin } });
      expect(answer.status).toBe(403);
      expect((await answer.json()).error.code).toBe('foreign-origin');
      expect((await as('owner').json('/api/session')).user).not.toBeNull();
    },
  );
});

test('on a public site the origin is the operator’s, whatever the Host header says', async () => {
  const env = { ORIGIN: 'https://screens.test', SESSION_SECRET: SECRET };
  const published = await runSite({ env });
  const someone = guest(published.port);
  someone.cookies.set(COOKIE_NAME, await sealedWith(SECRET));
  const post = (origin: string) =>
    someone.ask('/api/comments', {
      method: 'POST',
      body: { page: '/black-screen', text: origin },
      headers: { origin },
    });
  expect((await post(someone.origin)).status).toBe(403);
  expect((await post('https://screens.test')).status).toBe(201);
  expect(await someone.json('/api/session')).toMatchObject({ signIn: 'off' });
  expect((await someone.ask('/auth/sign-in')).status).toBe(503);
  expect((await someone.ask('/demo-sign-in/auth')).status).toBe(404);
  await published.stop();
});

test('who reads too fast, or signs in too often, has to wait', async () => {
  const busy = await runSite({ env: { READS_PER_MINUTE: '3', SIGN_INS_PER_MINUTE: '2' } });
  const someone = guest(busy.port);
  const statuses = async (address: string, count: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await someone.ask(address));
    return answers.map(({ status }) => status);
  };
  expect(await statuses('/api/comments?page=/', 5)).toEqual([200, 200, 200, 429, 429]);
  expect(await statuses('/auth/sign-in', 3)).toEqual([303, 303, 429]);
  const waiting = await someone.ask('/api/session', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await someone.ask('/black-screen')).status).toBe(200);
  await busy.stop();
});

test('what the store has to be asked for counts ten times, however it is spelt', async () => {
  const busy = await runSite({ env: { READS_PER_MINUTE: '21' } });
  const someone = guest(busy.port);
  const statusOf = async (query: string) =>
    (await someone.ask(`/api/comments?page=/${query}`)).status;
  expect(await statusOf('&limit=7')).toBe(200);
  expect(await statusOf('&%6Cimit=7')).toBe(200);
  expect(await statusOf('&limit=7')).toBe(429);
  expect(await statusOf('')).toBe(200);
  await busy.stop();
});
