import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, guest } from './support/guest';
import { type RunningSite, runSite } from './support/running-site';

let site: RunningSite;
let ada: Guest;
let bruno: Guest;
beforeAll(async () => {
  site = await runSite({ env: { READS_PER_MINUTE: '0', SIGN_INS_PER_MINUTE: '0' } });
  ada = guest(site.port);
  bruno = guest(site.port);
});
afterAll(() => site.stop());

describe('signing in with the demo', () => {
  test('nobody is signed in at first', async () => {
    expect(await ada.json('/api/session')).toEqual({ user: null, signIn: 'demo' });
  });

  test('leads back to the page, with a sealed cookie', async () => {
    const answer = await ada.signIn('ada', '/black-screen?color=%23000#comments');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/black-screen?color=%23000#comments');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-screenful=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    expect(await ada.json('/api/session')).toEqual({
      signIn: 'demo',
      user: { id: expect.any(String), displayName: 'Ada Lumen', photoURL: '/icon-192.png' },
    });
    await bruno.signIn('nobody');
    expect((await bruno.json('/api/session')).user.displayName).toBe('Anonymous');
  });
});

describe('the conversation', () => {
  test('is empty, then has a comment and a reply', async () => {
    expect(await ada.list()).toEqual({ comments: [] });
    const posted = await ada.post('  Hello <b>you</b> ');
    expect(posted.status).toBe(201);
    const { comment } = await posted.json();
    expect(comment).toMatchObject({
      text: 'Hello <b>you</b>',
      authorName: 'Ada Lumen',
      pagePath: '/black-screen',
    });
    const reply = await bruno.post('Hi', { parentId: comment.id });
    expect(reply.status).toBe(201);
    expect((await ada.list()).comments).toEqual([
      { ...comment, replies: [(await reply.json()).comment] },
    ]);
    expect((await bruno.ask(`/api/comments/${comment.id}`, { method: 'DELETE' })).status).toBe(403);
    expect((await ada.ask(`/api/comments/${comment.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await ada.list()).toEqual({ comments: [] });
  });
});
