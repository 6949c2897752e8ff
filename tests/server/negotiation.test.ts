import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, largeScript, picture } from './support/exampleSite';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const askWith = (path: string, acceptEncoding: string | undefined) =>
  site.ask(
    path,
    acceptEncoding === undefined ? {} : { headers: { 'accept-encoding': acceptEncoding } },
  );

const unpackers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

describe('a page compressed in both formats', () => {
  const matrix: [string | undefined, keyof typeof unpackers][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP, BR', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8,gzip;q=0.8', 'br'],
    ['br ; q=0 , gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['zstd', 'identity'],
    ['br;q=nonsense', 'identity'],
  ];

  test.each(matrix)('Accept-Encoding %j gets %s', async (acceptEncoding, coding) => {
    const { status, headers, body } = await askWith('/black-screen', acceptEncoding);
    expect(status).toBe(200);
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpackers[coding](body).toString()).toBe(html('black'));
  });

  test.each(['identity;q=0', '*;q=0', 'identity;q=0, zstd'])(
    'Accept-Encoding %j is met or refused, never disregarded',
    async (acceptEncoding) => {
      const { status, headers } = await askWith('/black-screen', acceptEncoding);
      expect(status).toBe(406);
      expect(headers.vary).toBe('Accept-Encoding');
    },
  );
});

test('a file compressed in one format falls back to the next best', async () => {
  const { headers, body } = await askWith('/only-gzip', 'br, gzip;q=0.1');
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(html('gzip'));
  expect((await askWith('/only-gzip', undefined)).body.toString()).toBe(html('gzip'));
});

test('a file without compressed copies is sent as it is', async () => {
  const { headers, body } = await askWith('/logo.png', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.equals(picture)).toBe(true);
});

test('a file too large for memory keeps its small compressed copy', async () => {
  const compressed = await askWith('/assets/large-C3d4.js', 'br');
  expect(brotliDecompressSync(compressed.body).toString()).toBe(largeScript);
  const whole = await askWith('/assets/large-C3d4.js', undefined);
  expect(whole.body.toString()).toBe(largeScript);
});

test('the page for unknown addresses is compressed as well', async () => {
  const { status, headers, body } = await askWith('/nowhere', 'br');
  expect(status).toBe(404);
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(body).toString()).toBe(html('not found'));
});
