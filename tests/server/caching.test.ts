import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const etagOf = async (path: string, acceptEncoding = 'identity') => {
  const { headers } = await site.ask(path, { headers: { 'accept-encoding': acceptEncoding } });
  return headers.etag ?? '';
};

const revalidate = (ifNoneMatch: string, acceptEncoding = 'br', method = 'GET') =>
  site.ask('/black-screen', {
    method,
    headers: { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch },
  });

test.each([
  ['/black-screen', 'no-cache'],
  ['/assets/app-A1b2.js', 'public, max-age=31536000, immutable'],
  ['/logo.png', 'public, max-age=86400, must-revalidate'],
])('%s is cached as %s', async (path, cacheControl) => {
  expect((await site.ask(path)).headers['cache-control']).toBe(cacheControl);
});

test('each encoding has a strong tag of its own', async () => {
  const tags = await Promise.all(['identity', 'br', 'gzip'].map((c) => etagOf('/black-screen', c)));
  expect(new Set(tags).size).toBe(3);
  expect(tags[0]).toBe(site.manifest.files['/black-screen']?.etag);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
});

describe('If-None-Match', () => {
  test.each([
    ['the tag', (tag: string) => tag],
    ['the tag weakened by a proxy', (tag: string) => `W/${tag}`],
    ['a list with the tag', (tag: string) => `"other", W/"another,one" , ${tag}`],
    ['any tag', () => '*'],
  ])('%s gets 304', async (_, header) => {
    const reply = await revalidate(header(await etagOf('/black-screen', 'br')));
    expect(reply.status).toBe(304);
    expect(reply.body).toHaveLength(0);
  });

  test.each([
    ['another tag', '"other"'],
    ['the tag without quotes', 'nonsense'],
    ['nothing', ''],
  ])('%s gets 200', async (_, header) => {
    expect((await revalidate(header)).status).toBe(200);
  });

  test('the tag of another encoding gets 200', async () => {
    expect((await revalidate(await etagOf('/black-screen', 'gzip'), 'br')).status).toBe(200);
  });

  test('HEAD gets 304 too', async () => {
    expect((await revalidate('*', 'br', 'HEAD')).status).toBe(304);
  });

  test('a 304 repeats what a cache has to update, and nothing about the content', async () => {
    const { headers: full } = await revalidate('"other"');
    const { headers } = await revalidate('*');
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
      expect(headers[name]).toBe(full[name]);
    }
    for (const name of ['content-length', 'content-type', 'content-encoding']) {
      expect(headers[name]).toBeUndefined();
    }
  });

  test('an unknown address stays 404 whatever the visitor has kept', async () => {
    const reply = await site.ask('/nowhere', { headers: { 'if-none-match': '*' } });
    expect(reply.status).toBe(404);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-cache');
  });
});
