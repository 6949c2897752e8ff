import { once } from 'node:events';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { film, html, longFilm, picture } from './support/exampleSite';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const askRange = (path: string, range: string, headers: Record<string, string> = {}) =>
  site.ask(path, { headers: { range, ...headers } });

describe.each([
  ['on disk', '/films/rain.mp4', film],
  ['in memory', '/logo.png', picture],
  ['compressed in memory', '/black-screen', Buffer.from(html('black'))],
])('a file %s', (_, path, content) => {
  const size = content.length;

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, size - 1],
    ['bytes=100-199', 100, 199],
    ['BYTES=7-9', 7, 9],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=10-99999999999999999999', 10, size - 1],
    ['bytes=-5', size - 5, size - 1],
    ['bytes=-99999999999', 0, size - 1],
  ])('%s is answered in part', async (range, first, last) => {
    const { status, headers, body } = await askRange(path, range, { 'accept-encoding': 'br' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(content.slice(first, last + 1))).toBe(true);
  });

  test.each([`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, 'bytes=-0'])(
    '%s cannot be satisfied',
    async (range) => {
      const { status, headers } = await askRange(path, range);
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${size}`);
    },
  );

  test.each(['bytes=0-1,5-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes 1-2', ''])(
    '%j is ignored',
    async (range) => {
      const { status, headers, body } = await askRange(path, range);
      expect(status).toBe(200);
      expect(headers['content-range']).toBeUndefined();
      expect(body.equals(content)).toBe(true);
    },
  );

  test('If-Range continues only the same version', async () => {
    const { etag = '' } = (await site.ask(path)).headers;
    const withIfRange = (value: string) => askRange(path, 'bytes=0-1', { 'if-range': value });
    expect((await withIfRange(etag)).status).toBe(206);
    expect((await withIfRange(`W/${etag}`)).status).toBe(200);
    expect((await withIfRange('"other"')).status).toBe(200);
    expect((await withIfRange('Sat, 01 Jan 2000 00:00:00 GMT')).status).toBe(200);
  });

  test('If-None-Match comes before the range', async () => {
    const { etag = '' } = (await site.ask(path)).headers;
    expect((await askRange(path, 'bytes=0-1', { 'if-none-match': etag })).status).toBe(304);
  });
});

test('an empty file has no part', async () => {
  expect((await askRange('/empty.txt', 'bytes=0-')).status).toBe(416);
  expect((await site.ask('/empty.txt')).headers['content-length']).toBe('0');
});

test('HEAD knows no ranges', async () => {
  const headers = { range: 'bytes=0-1' };
  const reply = await site.ask('/films/rain.mp4', { method: 'HEAD', headers });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-length']).toBe(String(film.length));
  expect(reply.headers['accept-ranges']).toBe('bytes');
});

test('a visitor that accepts no plain bytes gets no part of them', async () => {
  const headers = { 'accept-encoding': 'br, identity;q=0' };
  const reply = await askRange('/black-screen', 'bytes=0-1', headers);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-encoding']).toBe('br');
});

test('a visitor that leaves in the middle of a film takes nothing from the others', async () => {
  const arrival = once(site.server, 'request');
  const download = get({ port: site.port, host: '127.0.0.1', path: '/films/long.mp4' });
  const [, served] = await arrival;
  const [response] = await once(download, 'response');
  const left = once(served, 'close');
  response.on('error', () => {}).destroy();
  await left;
  expect(served.writableFinished).toBe(false);
  expect((await site.ask('/films/long.mp4')).body.equals(longFilm)).toBe(true);
  expect(site.errors).toEqual([]);
});
