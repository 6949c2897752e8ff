import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const root = 'tools/bench/naive';
const outDir = 'node_modules/.naive';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};
const isPacked = (extension: string) => ['.html', '.js', '.css', '.svg'].includes(extension);

/** Fourteen languages in one bundle would be too easy to beat. */
const englishOnly: Plugin = {
  name: 'english-only',
  transform: (code, id) =>
    id.endsWith('site/i18n/words.ts')
      ? code.replace('../../words/*/*.json', '../../words/en/*.json')
      : undefined,
};

/** What anybody would write first, as one bundle and compressed like ours: the yardstick. */
export async function serveNaive(page: 'index.html' | 'everything.html') {
  await build({
    root,
    logLevel: 'error',
    publicDir: '../../../public',
    plugins: [{ ...englishOnly, enforce: 'pre' }],
    build: {
      outDir: `../../../${outDir}`,
      emptyOutDir: true,
      rolldownOptions: { input: `${root}/${page}`, output: { codeSplitting: false } },
    },
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? `/${page}` : pathname;
    const extension = extname(file);
    const body = await readFile(outDir + file).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    const headers = { 'Content-Type': types[extension] ?? 'application/octet-stream' };
    if (!isPacked(extension)) return response.writeHead(200, headers).end(body);
    response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
