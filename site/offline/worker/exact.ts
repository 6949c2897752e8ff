import { isNamedByContent } from './addresses';

export async function isExactly(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}

/**
 * The file that the build made, or nothing. While a new build is put in place, a server may answer
 * with a page of the one and with a script of the other. A redirect can not stand for a page.
 */
export async function fetchExactly(path: string, hash: string): Promise<Response | undefined> {
  const cache = isNamedByContent(path) ? 'default' : 'no-cache';
  const answer = await fetch(path, { cache, priority: 'low' });
  return !answer.redirected && (await isExactly(answer.clone(), hash)) ? answer : undefined;
}
