import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findNginx } from '../tools/findNginx.mjs';
import { manifest } from './built';
import { builtConfiguration, startNginx } from './hosting/nginx';
import { newVisitor, visit } from './visitor';

const nginx = findNginx();
const ours = inject('address');

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(url, { headers }, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end();
  });

/** Each server has its own of these. */
const own = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
];

const comparable = ({ headers, ...rest }: Answer) => ({
  ...rest,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))),
});

/** A site behind nginx for the tests of one block. */
function behindNginx(configuration: (found: NonNullable<typeof nginx>) => string) {
  let site: Awaited<ReturnType<typeof startNginx>> | undefined;
  beforeAll(async () => {
    if (nginx) site = await startNginx(nginx, configuration(nginx));
  });
  afterAll(() => site?.stop());
  const address = () => site?.address ?? '';

  async function expectTheSame(paths: string[], headers: Record<string, string>) {
    const different: string[] = [];
    const queue = paths.values();
    const compareSome = async () => {
      for (const path of queue) {
        const [theirs, expected] = await Promise.all([
          ask(address() + path, headers),
          ask(ours + path, headers),
        ]);
        if (isDeepStrictEqual(comparable(theirs), comparable(expected))) continue;
        expect(comparable(theirs).headers, path).toEqual(comparable(expected).headers);
        different.push(path);
      }
    };
    await Promise.all(Array.from({ length: 8 }, compareSome));
    expect(different).toEqual([]);
  }
  return { address, expectTheSame };
}

/** They ask a server that is not there. */
const aboutComments = [/\/api\//, /Error getting comments/, /status of 404/];

async function comesAlive(page: Page) {
  await visit(page, '/de/dvd-screensaver');
  await visit(page, '/de/full/broken-screen');
  await page.goto('/de/privacy-policy');
  expect(await page.locator('h1').count()).toBe(1);
}

describe.skipIf(!nginx)('nginx alone', () => {
  const { address, expectTheSame } = behindNginx(builtConfiguration);
  const visitor = newVisitor({ address, friends: () => [] });

  test.each(['gzip', 'identity', ...(nginx?.brotli ? ['gzip, br'] : [])])(
    'every file has the content and the headers that our server gives it (%s)',
    async (encoding) => {
      const files = Object.entries(manifest.files);
      const some = encoding === 'gzip' ? files : files.filter((_, at) => at % 7 === 0);
      await expectTheSame(
        some.filter(([, { file }]) => !file.endsWith('.mp4')).map(([path]) => path),
        { 'Accept-Encoding': encoding },
      );
    },
  );

  test.each([
    '/red-screen/',
    '/red-screen.html?speed=1',
    '/en/red-screen',
    '/EN',
    '/de/',
    '/De/Full/Red-Screen?a=b&c',
    '/index.html',
    '/de/index.html',
  ])('%s leads to the one true address', async (path) => {
    const [theirs, expected] = await Promise.all([ask(address() + path), ask(ours + path)]);
    expect(theirs.status).toBe(308);
    expect(theirs.status).toBe(expected.status);
    expect(theirs.headers.location).toBe(expected.headers.location);
    expect(theirs.headers['cache-control']).toBe(expected.headers['cache-control']);
  });

  test('what is not there is said in the language of the address', async () => {
    const paths = ['/nothing', '/de/nothing', '/ja/full/nothing', '/404', '/de/404', '/xx/y'];
    await expectTheSame(paths, { 'Accept-Encoding': 'gzip' });
    for (const path of ['/red-screen.html.gz', '/404.html', '/assets/nothing.js']) {
      expect((await ask(address() + path)).status, path).toBe(404);
    }
  });

  test('a film can be had in parts', async () => {
    const { status, headers, body } = await ask(`${address()}/films/bee.mp4`, {
      Range: 'bytes=100-199',
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(
      `bytes 100-199/${manifest.files['/films/bee.mp4']?.size}`,
    );
    expect(body).toEqual(readFileSync('dist/client/films/bee.mp4').subarray(100, 200));
  });

  test('screens come alive there, and comments say that they are off', async () => {
    const page = await visitor.arrive();
    await comesAlive(page);
    await visit(page, '/red-screen');
    await page.locator('#comments-root').scrollIntoViewIfNeeded();
    await page.getByText('Comments are switched off on this site.').waitFor();
    visitor.forgive(...aboutComments);
  });
});

describe.skipIf(!nginx)('nginx in front of our server', () => {
  const { address, expectTheSame } = behindNginx(() =>
    readFileSync('docs/hosting/nginx-proxy.conf', 'utf8').replace(
      '127.0.0.1:3000',
      new URL(ours).host,
    ),
  );

  test('passes everything on as it is', async () => {
    const paths = [
      '/',
      '/de/full/red-screen',
      '/nothing',
      '/red-screen/',
      '/healthz',
      '/worker.js',
    ];
    await expectTheSame(paths, { 'Accept-Encoding': 'gzip, br' });
    const answer = await ask(`${address()}/api/session`);
    expect(answer.status).toBe(200);
  });
});

/** What every host of static files does by itself, with the headers that it is told. */
function plainHost(): string {
  const rules = readFileSync('dist/hosting/_headers', 'utf8').matchAll(/^(\S+)\n((?: {2}.+\n)+)/gm);
  const [everywhere = ''] = [...rules].map(([, , headers]) => headers ?? '');
  const types = /types \{[^}]+\}/.exec(readFileSync('dist/hosting/nginx.conf', 'utf8'))?.[0];
  const lines = everywhere.replace(/^ {2}([\w-]+): (.+)$/gm, 'add_header $1 "$2";');
  return `server { listen 80; root ${process.cwd()}/dist/client; ${types} ${lines}
    location / { try_files $uri $uri.html =404; } location = / { try_files /index.html =404; } }`;
}

describe.skipIf(!nginx)('a host of static files', () => {
  const { address } = behindNginx(plainHost);
  const visitor = newVisitor({ address, friends: () => [] });

  test('screens come alive there, under a policy for all pages', async () => {
    const { headers } = await ask(address());
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await comesAlive(await visitor.arrive());
    visitor.forgive(...aboutComments);
  });
});
