import { defaultLocale } from '../../contract/defaultLocale';

const DEFAULT_PREFIX = new RegExp(`^/${defaultLocale}(?=/|$)`);

const simplified = (path: string) =>
  path
    .toLowerCase()
    .replace(DEFAULT_PREFIX, '')
    .replace(/\/index\.html$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/\/$/, '') || '/';

/**
 * Finds the one true path for its other spellings. It only ever answers with a path from the list,
 * so a redirect made from it can neither leave the site nor come round again.
 */
export function publishedPaths(paths: Iterable<string>) {
  const bySimplified = new Map(Array.from(paths, (path) => [path.toLowerCase(), path]));
  return (path: string) => bySimplified.get(simplified(path));
}
