const QUOTED = /"[^"]*"/g;

/** Compares weakly, without `W/`: a proxy that compresses an answer turns its strong tag into a weak one. */
export const listsEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  (ifNoneMatch.match(QUOTED)?.includes(etag) ?? false);
