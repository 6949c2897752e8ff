import { type Answer, plainAnswers } from '../answers/answer';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { readablePath, targetOf } from '../requests/target';
import { acceptedEncodings, preferred } from './acceptEncoding';
import { publishedPaths } from './publishedPath';
import type { Site } from './readSite';

const ALLOWED = { Allow: 'GET, HEAD, OPTIONS' };
const MOVED = { 'Cache-Control': 'public, max-age=3600' };

/** Answers what is not simply a file: other methods, other spellings, and what is not there. */
export function elsewhere(site: Site, security: SecurityHeaders) {
  const plain = plainAnswers(security);
  const publishedPath = publishedPaths(site.files.keys());
  const options = { head: { status: 204, headers: { ...ALLOWED, ...security() } }, content: null };

  const notFound = (path: string, request: Request) => {
    if (path.startsWith('/assets/')) return plain(404, 'There is no such file.');
    const page = site.notFound(path.toLowerCase().split('/', 2)[1] ?? '');
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined;
    return preferred(page, acceptedEncodings(acceptEncoding)) ?? page.identity;
  };

  return (request: Request): Answer<BodyInit | null> => {
    const { method, url } = request;
    if (method === 'OPTIONS') return options;
    if (method !== 'GET' && method !== 'HEAD') {
      return plain(405, `${method} is not possible here.`, ALLOWED);
    }
    const { path, query } = targetOf(url);
    const readable = readablePath(path);
    if (readable === undefined) return plain(400, 'This address is malformed.');
    const published = publishedPath(readable);
    if (published === undefined) return notFound(readable, request);
    return plain(308, 'This page has moved.', { ...MOVED, Location: published + query });
  };
}
