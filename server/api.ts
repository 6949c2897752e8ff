import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { addresses } from '../contract/api';
import type { Settings } from '../contract/settings';
import { asResponse, type PlainAnswers, sendAnswer } from './answers';
import { apiAnswers } from './api-answers';
import { ApiError, WrongMethod } from './api-error';
import { type AuthParts, authRoutes } from './auth/routes';
import { commentReads } from './comments/reads';
import { type CommentRouteParts, commentRoutes } from './comments/routes';
import type { SecurityHeaders } from './security-headers';
import { type SiteOrigin, wayOf } from './site-origin';
import { clientAddress, limitKey, networks } from './visitors/client-address';
import { rateLimit } from './visitors/rate-limit';
import { type Listener, webListener } from './web-listener';
import { sendFile } from './website/send-file';
import { targetOf } from './website/target';

export type ApiParts = Omit<AuthParts & CommentRouteParts, 'answers' | 'onChange' | 'originOf'> & {
  readonly settings: Settings;
  readonly security: SecurityHeaders;
  readonly originAt: SiteOrigin;
};

/** How often one address may write in a minute. The exact limits are per person, in the store. */
const WRITES_PER_MINUTE = 60;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const ONE_COMMENT = new RegExp(`^${addresses.comments}/[^/]+$`);

/** The router reads such a path in its own way, past limits that look at it as it came. */
const isAmbiguous = (path: string) => /%|\/[./]/.test(path);

const nothingHere = () => new ApiError('not-found', 'There is nothing at this address.');

const methodsAt = (path: string) => {
  if (path === addresses.comments) return 'GET, HEAD, POST';
  if (ONE_COMMENT.test(path)) return 'DELETE';
  if (path === addresses.signOut) return 'POST';
  const reads: readonly string[] = [addresses.session, addresses.signIn, addresses.callback];
  return reads.includes(path) ? 'GET, HEAD' : undefined;
};

/** Everything below /api and /auth: the answers that are not made ahead. */
export function createApi(parts: ApiParts): Listener {
  const { settings, security, originAt, logError } = parts;
  const answers = apiAnswers(security(), logError);
  const reads = commentReads({ ...parts, security: security() });
  const proxies = networks(settings.trustedProxies);
  const limits = {
    reads: rateLimit(settings.readsPerMinute, parts.now),
    signIns: rateLimit(settings.signInsPerMinute, parts.now),
    callbacks: rateLimit(settings.signInsPerMinute, parts.now),
    writes: rateLimit(WRITES_PER_MINUTE, parts.now),
  };

  const limitFor = (method: string, path: string) => {
    if (!isRead(method)) return limits.writes;
    if (path === addresses.callback) return limits.callbacks;
    return path === addresses.signIn ? limits.signIns : limits.reads;
  };

  const mustBeWithinLimits = ({ method = '', headers, socket }: IncomingMessage, path: string) => {
    const forwardedFor = headers['x-forwarded-for'];
    const address = clientAddress(socket.remoteAddress, `${forwardedFor ?? ''}`, proxies);
    const wait = limitFor(method, path).take(limitKey(address));
    if (wait > 0) {
      throw new ApiError('too-many-requests', 'Too many requests from your network.', wait);
    }
  };

  /** A page of another site can send our cookie along, and JSON too; it cannot forge its Origin. */
  const mustComeFromUs = ({ method = '', headers }: IncomingMessage) => {
    if (isRead(method)) return;
    const origin = originAt(wayOf((name) => headers[name]));
    if (origin === undefined || headers.origin !== origin) {
      throw new ApiError('foreign-origin', 'Only the pages of this site may do that.');
    }
  };

  const routes = new Hono()
    .route('/', commentRoutes({ ...parts, answers, onChange: reads.forget }))
    .route(
      '/',
      authRoutes({
        ...parts,
        answers,
        originOf: ({ headers }) => originAt(wayOf((name) => headers.get(name))),
      }),
    )
    .all('*', ({ req }) => {
      const methods = methodsAt(req.path);
      throw methods ? new WrongMethod(methods) : nothingHere();
    })
    .onError((error, { req }) => asResponse(answers.failure(error, req.method, req.path)));

  const answerRoute = webListener((request) => routes.fetch(request), security, logError);

  const unreadable: PlainAnswers = (_, reason) => {
    throw new ApiError('invalid-request', reason);
  };

  return async (request, response) => {
    const { method = '', url = '' } = request;
    const { path, query } = targetOf(url);
    try {
      mustBeWithinLimits(request, path);
      mustComeFromUs(request);
      if (isAmbiguous(path)) throw nothingHere();
      if (isRead(method) && path === addresses.comments) {
        await sendFile(await reads.read(query), request, response, unreadable);
        return;
      }
    } catch (error) {
      sendAnswer(answers.failure(error, method, path), response);
      return;
    }
    await answerRoute(request, response);
  };
}
