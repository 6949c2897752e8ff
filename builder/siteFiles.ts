import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { defaultLocale } from '../contract/defaultLocale';
import {
  MANIFEST_FILE,
  type SiteManifest,
  type SiteManifestFile,
  siteManifest,
} from '../contract/siteManifest';
import { compress } from './compress';
import { folders } from './folders';
import { workerFile } from './offline/worker';
import { readOutput } from './output';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
};
const alreadyCompressed = ['.png', '.jpg', '.webp', '.avif', '.mp4'];

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('base64');

/** The policy names these hashes, so that browsers accept our own inline code and no other. */
function inlineHashes(html: string) {
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => `sha256-${hash(text)}`);
  return {
    script: all(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g),
    style: all(/<style>([\s\S]*?)<\/style>/g),
  };
}

function cacheOf(file: string): SiteManifestFile['cache'] {
  if (file.startsWith('assets/')) return 'immutable';
  return file.endsWith('.html') || file === workerFile ? 'page' : 'asset';
}

async function compressed(path: string, data: Buffer, cache: SiteManifestFile['cache']) {
  const { br, gz } = await compress(data, cache === 'immutable' ? 'forever' : 'page');
  if (br.length >= data.length || gz.length >= data.length) return {};
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return { br: br.length, gz: gz.length };
}

export async function describe(
  file: string,
  folder: string = folders.client,
): Promise<SiteManifestFile> {
  const path = `${folder}/${file}`;
  const data = readOutput(path);
  const extension = extname(file);
  const type = types[extension];
  if (!type)
    throw new Error(
      `${file} is of an unknown type. Name the type of ${extension} in builder/siteFiles.ts.`,
    );
  const cache = cacheOf(file);
  return {
    file,
    type,
    etag: `"${hash(data).slice(0, 22)}"`,
    size: data.length,
    cache,
    ...(alreadyCompressed.includes(extension) ? {} : await compressed(path, data, cache)),
    ...(extension === '.html' && { hashes: inlineHashes(data.toString()) }),
    ...(/^(\w+\/)?full(\/|\.html)/.test(file) && { embeddable: true as const }),
  };
}

const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;
const notFoundLocale = (file: string) => /^(?:(\w+)\/)?404\.html$/.exec(file);

/** Compresses every file and writes down what the server must know of each, and of the site. */
export async function describeFiles(commentedPaths: readonly string[]): Promise<SiteManifest> {
  const found = await readdir(folders.client, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folders.client, join(parentPath, name)))
    .sort();
  const files: Record<string, SiteManifestFile> = {};
  const notFound: Record<string, SiteManifestFile> = {};
  const describeOne = async (file: string) => {
    const missing = notFoundLocale(file);
    if (missing) notFound[missing[1] ?? defaultLocale] = await describe(file);
    else files[addressOf(file)] = await describe(file);
  };
  const queue = paths.values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const file of queue) await describeOne(file);
    }),
  );
  const manifest = siteManifest.parse({ version: 1, files, notFound, commentedPaths });
  await writeFile(`${folders.dist}/${MANIFEST_FILE}`, JSON.stringify(manifest));
  return manifest;
}
