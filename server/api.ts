import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { addresses } from '../contract/api';
import type { Settings } from '../contract/settings';
import { ApiError } from './api-error';
import { type AuthParts, authRoutes } from './auth/routes';
import { type CommentRouteParts, commentRoutes } from './comments/routes';
import type { HeaderRecord } from './security-headers';
import { clientAddress, limitKey, networks } from './visitors/client-address';
import { rateLimit } from './visitors/rate-limit';

type Bindings = { Bindings: Partial<HttpBindings> };

export type ApiParts = AuthParts &
  CommentRouteParts & { readonly settings: Settings; readonly security: HeaderRecord };

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

  const mustBeWithinLimits = ({ req, env }: Context<Bindings>) => {
    const remote = env.incoming?.socket.remoteAddress;
    const address = clientAddress(remote, req.header('x-forwarded-for'), proxies);
    const wait = limitFor(req.method, req.path).take(limitKey(address));
    if (wait > 0) {
      throw new ApiError('too-many-requests', 'Too many requests from your network.', wait);
    }
  };

  /** A page of another site can send our cookie along, and JSON too; it cannot forge its Origin. */
  const mustComeFromUs = ({ req }: Context<Bindings>) => {
    if (isRead(req.method)) return;
    const origin = originOf(req.raw);
    if (origin === undefined || req.header('origin') !== origin) {
      throw new ApiError('foreign-origin', 'Only the pages of this site may do that.');
    }
  };

  const fail = (error: Error, { req }: Context<Bindings>) => {
    const isKnown = error instanceof ApiError;
    if (!isKnown) logError(`${req.method} ${req.path} failed: ${error.stack}`);
    const { answer, status, retryAfter } = isKnown
      ? error
      : new ApiError('internal', 'Something went wrong on our side.');
    const retry = retryAfter === undefined ? {} : { 'Retry-After': `${retryAfter}` };
    return Response.json(answer, { status, headers: retry });
  };

  const routes = new Hono<Bindings>()
    .use(async (context, next) => {
      mustBeWithinLimits(context);
      mustComeFromUs(context);
      await next();
    })
    .route('/', commentRoutes(parts))
    .route('/', authRoutes(parts))
    .all('*', ({ req }) => {
      const methods = methodsAt(req.path);
      throw methods
        ? new ApiError('method-not-allowed', `Possible here: ${methods}.`)
        : new ApiError('not-found', 'There is nothing at this address.');
    })
    .onError(fail);

  return async (request, bindings = {}) => {
    const response = await routes.fetch(request, bindings);
    for (const [name, value] of Object.entries(security)) response.headers.set(name, value);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
