import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const paths = ['/', '/black-screen', '/films/rain.mp4', '/healthz', '/black-screen/'];

test.each(paths)('HEAD %s has the head of GET and no body', async (path) => {
  const { date: _, ...full } = (await site.ask(path)).headers;
  const { status, headers, body } = await site.ask(path, { method: 'HEAD' });
  expect(status).toBe((await site.ask(path)).status);
  expect(headers).toMatchObject(full);
  expect(body).toHaveLength(0);
});

test.each(paths)('OPTIONS %s names the methods', async (path) => {
  const { status, headers, body } = await site.ask(path, { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers.allow).toBe('GET, HEAD, OPTIONS');
  expect(body).toHaveLength(0);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE'])(
  '%s is not allowed on a file',
  async (method) => {
    for (const path of paths) {
      const { status, headers } = await site.ask(path, { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    }
  },
);

test('the health check answers and is never cached', async () => {
  const { status, headers, body } = await site.ask('/healthz');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toBe('{"status":"ok"}');
});
