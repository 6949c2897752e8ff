import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { addresses } from '../contract/api';
import type { Settings } from '../contract/settings';
import { apiAnswers } from './api-answers';
import { ApiError } from './api-error';
import { type AuthParts, authRoutes } from './auth/routes';
import { type CommentRouteParts, commentRoutes } from './comments/routes';
import type { HeaderRecord } from './security-headers';
import { clientAddress, limitKey, networks } from './visitors/client-address';
import { rateLimit } from './visitors/rate-limit';
import { targetOf } from './website/target';

export type ApiParts = Omit<AuthParts & CommentRouteParts, 'answers'> & {
  readonly settings: Settings;
  readonly security: HeaderRecord;
};

export type Api = (request: Request, bindings?: Partial<HttpBindings>) => Promise<Response>;

/** How often one address may write in a minute. The exact limits are per person, in the store. */
const WRITES_PER_MINUTE = 60;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const methodsAt = (path: string) => {
  if (path === addresses.comments) return 'GET, HEAD, POST';
  if (path.startsWith(`${addresses.comments}/`)) return 'DELETE';
  if (path === addresses.signOut) return 'POST';
  const reads: readonly string[] = [addresses.session, addresses.signIn, addresses.callback];
  return reads.includes(path) ? 'GET, HEAD' : undefined;
};

/** Everything below /api and /auth: the answers that are not made ahead. */
export function createApi(parts: ApiParts): Api {
  const { settings, security, originOf, logError } = parts;
  const answers = apiAnswers(security);
  const proxies = networks(settings.trustedProxies);
  const limits = {
    reads: rateLimit(settings.readsPerMinute, parts.now),
    signIns: rateLimit(settings.signInsPerMinute, parts.now),
    writes: rateLimit(WRITES_PER_MINUTE, parts.now),
  };

  const limitFor = (method: string, path: string) => {
    if (!isRead(method)) return limits.writes;
    return path === addresses.signIn ? limits.signIns : limits.reads;
  };

  const mustBeWithinLimits = ({ method, headers }: Request, path: string, remote?: string) => {
    const address = clientAddress(remote, headers.get('x-forwarded-for'), proxies);
    const wait = limitFor(method, path).take(limitKey(address));
    if (wait > 0) {
      throw new ApiError('too-many-requests', 'Too many requests from your network.', wait);
    }
  };

  /** A page of another site can send our cookie along, and JSON too; it cannot forge its Origin. */
  const mustComeFromUs = (request: Request) => {
    if (isRead(request.method)) return;
    const origin = originOf(request);
    if (origin === undefined || request.headers.get('origin') !== origin) {
      throw new ApiError('foreign-origin', 'Only the pages of this site may do that.');
    }
  };

  const fail = (error: unknown, method: string, path: string) => {
    const isKnown = error instanceof ApiError;
    if (!isKnown) {
      logError(`${method} ${path} failed: ${error instanceof Error ? error.stack : error}`);
    }
    const { answer, status, retryAfter } = isKnown
      ? error
      : new ApiError('internal', 'Something went wrong on our side.');
    const retry = retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` };
    return answers.json(answer, status, retry);
  };

  const routes = new Hono()
    .route('/', commentRoutes({ ...parts, answers }))
    .route('/', authRoutes({ ...parts, answers }))
    .all('*', ({ req }) => {
      const methods = methodsAt(req.path);
      throw methods
        ? new ApiError('method-not-allowed', `Possible here: ${methods}.`)
        : new ApiError('not-found', 'There is nothing at this address.');
    })
    .onError((error, { req }) => fail(error, req.method, req.path));

  return async (request, { incoming } = {}) => {
    const { path } = targetOf(request.url);
    try {
      mustBeWithinLimits(request, path, incoming?.socket.remoteAddress);
      mustComeFromUs(request);
    } catch (error) {
      return fail(error, request.method, path);
    }
    return routes.fetch(request);
  };
}
