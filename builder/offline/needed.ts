import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readOutput } from '../output';
import { fileOf } from '../prerender';

/** The SHA-256 of files by their path. */
export type Hashes = Record<string, string>;

export type Needed = { readonly files: Hashes; readonly films: Hashes };

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('base64');

const isFilm = (path: string) => path.endsWith('.mp4');

/** The code is the same in every language; what lies in folders below it is named by pages. */
const isCode = (path: string) => /^\/assets\/[^/]+$/.test(path);

/** Everything in quotes that begins like a path: in the markup, and in the data of scripts. */
const quotedPaths = (html: string) =>
  [...html.matchAll(/"(\/[^"\s]+)"/g)].map(([, path = '']) => path);

export function filesIn(client: string): Set<string> {
  const entries = readdirSync(client, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(client.length)}/${name}`);
  return new Set(paths.filter((path) => !path.endsWith('.html')));
}

/** What the pages of one language need to work alone, and the films that they play. */
export function neededBy(
  pages: readonly string[],
  client: string,
  files: ReadonlySet<string>,
): Needed {
  const read = (file: string) => readOutput(`${client}/${file}`);
  const html = pages.map((page) => [page, read(fileOf(page))] as const);
  const named = html
    .flatMap(([, text]) => quotedPaths(String(text)))
    .filter((path) => files.has(path));
  const paths = [...new Set([...[...files].filter(isCode), ...named])];
  const hashed = (some: string[]) =>
    some.map((path) => [path, sha256(read(path.slice(1)))] as const);
  return {
    files: Object.fromEntries([
      ...hashed(paths.filter((path) => !isFilm(path))),
      ...html.map(([page, text]) => [page, sha256(text)] as const),
    ]),
    films: Object.fromEntries(hashed(paths.filter(isFilm))),
  };
}
