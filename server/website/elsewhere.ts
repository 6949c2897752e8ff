import { serverPaths } from '../../contract/serverPaths';
import { type Answer, asResponse, plainAnswers } from '../answers/answer';
import { failures, type LogError } from '../answers/failures';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { type Listener, webListener } from '../answers/webListener';
import { isRead } from '../requests/readMethods';
import { readablePath, targetOf, withSingleSlashes } from '../requests/target';
import { acceptedEncodings, preferred } from './acceptEncoding';
import { publishedPaths } from './publishedPath';
import type { BuiltSite } from './readSite';

const ALLOWED = { Allow: 'GET, HEAD, OPTIONS' };
const MOVED = { 'Cache-Control': 'public, max-age=3600' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Answers what is not simply a file: other methods, other spellings, and what is not there. */
function answers(site: BuiltSite, security: SecurityHeaders) {
  const plain = plainAnswers(security);
  const publishedPath = publishedPaths(site.files.keys());
  const options = { head: { status: 204, headers: { ...ALLOWED, ...security() } }, content: null };
  const healthy = plain(200, '{"status":"ok"}', JSON_TYPE);

  const notFound = (path: string, request: Request) => {
    if (path.startsWith('/assets/')) return plain(404, 'There is no such file.');
    const page = site.notFound(path.toLowerCase().split('/', 2)[1] ?? '');
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined;
    return preferred(page, acceptedEncodings(acceptEncoding)) ?? page.identity;
  };

  return (request: Request): Answer<BodyInit | null> => {
    const { method, url } = request;
    if (method === 'OPTIONS') return options;
    if (!isRead(method)) return plain(405, `${method} is not possible here.`, ALLOWED);
    const { path, query } = targetOf(url);

    const readable = readablePath(path);
    if (readable === undefined) return plain(400, 'This address is malformed.');
    if (readable === serverPaths.health) return healthy;
    const asked = withSingleSlashes(readable);
    const published = publishedPath(asked);
    if (published === undefined) return notFound(asked, request);
    return plain(308, 'This page has moved.', { ...MOVED, Location: published + query });
  };
}

export function elsewhere(
  site: BuiltSite,
  security: SecurityHeaders,
  logError: LogError,
): Listener {
  const answerTo = answers(site, security);
  const failed = failures(security, logError);
  const respond = (request: Request) => {
    const { method, url } = request;
    try {
      return asResponse(answerTo(request));
    } catch (error) {
      return asResponse(failed(method, url, error));
    }
  };
  return webListener(respond, security, logError);
}
