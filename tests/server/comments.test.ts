import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentLimits } from '../../contract/commentLimits';
import { type Guest, guest } from './support/guest';
import { type RunningSite, runSite } from './support/runningSite';

const DAY = 24 * 60 * 60 * 1000;

let time = Date.UTC(2025, 2, 30, 12);
let site: RunningSite;
let ada: Guest;
let bruno: Guest;
let nobody: Guest;

beforeAll(async () => {
  const env = { READS_PER_MINUTE: '0', SIGN_INS_PER_MINUTE: '0' };
  site = await runSite({ env, now: () => time });
  [ada, bruno, nobody] = [guest(site.port), guest(site.port), guest(site.port)];
  await Promise.all([ada.signIn('ada'), bruno.signIn('bruno'), nobody.signIn('nobody')]);
});
// Each test begins on another day, so that the limits of one do not reach into the next.
beforeEach(() => {
  time += DAY + 1;
});
afterAll(() => site.stop());

const codeOf = async (answer: Response) => ({
  status: answer.status,
  code: (await answer.json()).error.code,
});
const posted = async (person: Guest, text: string, more = {}) => {
  const answer = await person.post(text, more);
  expect(answer.status).toBe(201);
  return (await answer.json()).comment;
};

describe('signing in with the demo', () => {
  test('leads back to the page, with one sealed cookie', async () => {
    const someone = guest(site.port);
    expect(await someone.json('/api/session')).toEqual({ user: null, signIn: 'demo' });
    const answer = await someone.signIn('ada', '/black-screen?color=%23000#comments');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/black-screen?color=%23000#comments');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-screenful=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
      ),
    ]);
    expect(await someone.json('/api/session')).toEqual({
      signIn: 'demo',
      user: { id: expect.any(String), displayName: 'Ada Lumen', photoURL: '/icon-192.png' },
    });
  });

  test('a person without a name is Anonymous', async () => {
    expect((await nobody.json('/api/session')).user.displayName).toBe('Anonymous');
    expect((await posted(nobody, 'who am I?')).authorName).toBe('Anonymous');
  });

  test('each sign-in gives another cookie, and signing out takes it away', async () => {
    const someone = guest(site.port);
    await someone.signIn('ada');
    const first = someone.cookies.get('__Host-screenful');
    await someone.signIn('ada');
    expect(someone.cookies.get('__Host-screenful')).not.toBe(first);
    expect((await someone.ask('/auth/sign-out', { method: 'POST' })).status).toBe(204);
    expect(someone.cookies.has('__Host-screenful')).toBe(false);
    expect((await someone.json('/api/session')).user).toBeNull();
  });

  test('who changes their mind comes back unharmed', async () => {
    const someone = guest(site.port);
    const answer = await someone.signIn('');
    expect(answer.headers.get('location')).toBe('/black-screen#sign-in-refused');
    expect((await someone.json('/api/session')).user).toBeNull();
  });
});

describe('comments', () => {
  test('holds comments and replies, until their author deletes them', async () => {
    const comment = await posted(ada, '  Hello <b>you</b> ');
    expect(comment).toMatchObject({ text: 'Hello <b>you</b>', authorName: 'Ada Lumen' });
    const reply = await posted(bruno, 'Hi', { parentId: comment.id });
    expect((await ada.list()).comments[0]).toEqual({ ...comment, replies: [reply] });
    const address = `/api/comments/${comment.id}`;
    expect(await codeOf(await bruno.ask(address, { method: 'DELETE' }))).toEqual({
      status: 403,
      code: 'not-yours',
    });
    expect((await ada.ask(address, { method: 'DELETE' })).status).toBe(204);
    expect((await ada.list()).comments.map(({ id }: { id: string }) => id)).not.toContain(
      comment.id,
    );
    expect((await ada.ask(address, { method: 'DELETE' })).status).toBe(404);
  });

  test('belongs to one page', async () => {
    await posted(ada, 'about white', { page: '/' });
    expect(JSON.stringify(await ada.list())).not.toContain('about white');
    expect(JSON.stringify(await ada.json('/api/comments?page=/'))).toContain('about white');
  });

  test('is walked through by a cursor', async () => {
    for (let index = 0; index < 5; index += 1) {
      time += 60_000;
      await posted(ada, `step ${index}`);
    }
    const first = await ada.list('&limit=2');
    expect(first.comments.map(({ text }: { text: string }) => text)).toEqual(['step 4', 'step 3']);
    await posted(bruno, 'a newcomer');
    const second = await ada.list(`&limit=2&before=${first.older}`);
    expect(second.comments.map(({ text }: { text: string }) => text)).toEqual(['step 2', 'step 1']);
  });

  test('is cheap to read again', async () => {
    const first = await ada.ask('/api/comments?page=/black-screen');
    const etag = first.headers.get('etag') ?? '';
    const again = { headers: { 'if-none-match': etag } };
    const second = await ada.ask('/api/comments?page=/black-screen', again);
    expect([second.status, await second.text()]).toEqual([304, '']);
    await posted(ada, 'news');
    expect((await ada.ask('/api/comments?page=/black-screen', again)).status).toBe(200);
  });
});

describe('a text', () => {
  test('has 500 characters at most, whatever they are made of', async () => {
    expect((await posted(ada, '🐝'.repeat(500))).text).toHaveLength(1000);
    expect(await codeOf(await ada.post('🐝'.repeat(501)))).toEqual({
      status: 422,
      code: 'text-too-long',
    });
    expect(await codeOf(await ada.post('x'.repeat(commentLimits.rawText + 1)))).toEqual({
      status: 422,
      code: 'text-too-long',
    });
  });

  test.each(['', '   ', '\u200b\u202e\n'])('must be more than %j', async (text) => {
    expect(await codeOf(await ada.post(text))).toEqual({ status: 422, code: 'text-empty' });
  });

  test('cannot be posted twice, also not after it was deleted', async () => {
    const { id } = await posted(ada, 'Only once');
    await ada.ask(`/api/comments/${id}`, { method: 'DELETE' });
    expect(await codeOf(await ada.post('only  ONCE'))).toEqual({ status: 409, code: 'duplicate' });
    expect((await bruno.post('Only once')).status).toBe(201);
  });
});

describe('limits', () => {
  test('five posts in a minute, exact when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ada.post(`at once ${index}`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(await refused?.json()).toMatchObject({
      error: { code: 'too-many-posts', retryAfter: 60 },
    });
    time += 60_000;
    expect((await ada.post('a minute later')).status).toBe(201);
  });

  test('a thread has an end', async () => {
    const { id } = await posted(ada, 'Who can count?');
    for (let index = 0; index < commentLimits.repliesPerComment; index += 1) {
      if (index % 100 === 0) time += DAY;
      time += 60_000 * 3;
      await posted(index % 2 ? ada : bruno, `reply ${index}`, { parentId: id });
    }
    time += DAY;
    expect(await codeOf(await nobody.post('one more', { parentId: id }))).toEqual({
      status: 409,
      code: 'thread-full',
    });
  });
});

test('every answer is protected and kept from caches that are not told otherwise', async () => {
  for (const address of ['/api/session', '/api/comments?page=/black-screen', '/api/nothing']) {
    const { headers } = await ada.ask(address);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
  }
});

test('an e-mail address never leaves the server', async () => {
  const answers = ['/api/session', '/api/comments?page=/black-screen', '/api/comments?page=/'];
  const texts = await Promise.all(answers.map(async (address) => (await ada.ask(address)).text()));
  texts.push(await (await ada.post('last words')).text());
  expect(texts.join()).not.toMatch(/@demo\.example/);
  expect(site.errors.join()).not.toMatch(/@demo\.example/);
});
