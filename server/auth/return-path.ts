const LONGEST = 1000;

/**
 * Where a visitor goes after signing in: to a page of this site, with its settings and the comment
 * they came from. Anything else would let a link to our sign-in lead elsewhere.
 */
export function returnPath(
  asked: string | null | undefined,
  isPage: (path: string) => boolean,
): string {
  const base = 'http://site.invalid';
  if (!asked || asked.length > LONGEST || !/^\/(?![/\\])/.test(asked)) return '/';
  if (/[\p{Cc}\\]/u.test(asked) || !URL.canParse(asked, base)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, base);
  return origin === base && isPage(pathname) ? pathname + search + hash : '/';
}

export function withAnchor(path: string, anchor: string): string {
  const end = path.indexOf('#');
  return `${end === -1 ? path : path.slice(0, end)}#${anchor}`;
}
