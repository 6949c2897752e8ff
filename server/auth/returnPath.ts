/** What is looked at at all, and what the cookie that remembers it has room for. */
const LONGEST_ASKED = 8000;
const LONGEST = 1000;

const hasRoom = (path: string) => path.length <= LONGEST;

/**
 * Where a visitor goes after signing in: to a page of this site, with its settings and the comment
 * they came from. Anything else would be an open redirect: a link to our sign-in that leads elsewhere.
 */
export function returnPath(
  asked: string | null | undefined,
  isPage: (path: string) => boolean,
): string {
  const base = 'http://site.invalid';
  if (!asked || asked.length > LONGEST_ASKED || !/^\/(?![/\\])/.test(asked)) return '/';
  if (/[\p{Cc}\\]/u.test(asked) || !URL.canParse(asked, base)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, base);
  if (origin !== base || !isPage(pathname)) return '/';
  return [pathname + search + hash, pathname + hash].find(hasRoom) ?? pathname;
}

export function withAnchor(path: string, anchor: string): string {
  const end = path.indexOf('#');
  return `${end === -1 ? path : path.slice(0, end)}#${anchor}`;
}
