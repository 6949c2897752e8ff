import { Hono } from 'hono';
import { addresses } from '../../contract/api';
import { asResponse, type PlainAnswers, sendAnswer } from '../answers/answer';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { type Listener, webListener } from '../answers/webListener';
import { type AuthParts, authRoutes } from '../auth/routes';
import { commentReads } from '../comments/reads';
import { type CommentRouteParts, commentRoutes } from '../comments/routes';
import { isRead } from '../requests/readMethods';
import { wayOf } from '../requests/siteOrigin';
import { targetOf } from '../requests/target';
import { sendFile } from '../website/sendFile';
import { apiGuards, type GuardParts } from './guards';
import { apiAnswers } from './protocol/apiAnswers';
import { ApiError, nothingHere, WrongMethod } from './protocol/apiError';

export type ApiParts = GuardParts &
  Omit<AuthParts & CommentRouteParts, 'answers' | 'onChange' | 'originOf'> & {
    readonly security: SecurityHeaders;
  };

const ONE_COMMENT = new RegExp(`^${addresses.comments}/[^/]+$`);

const methodsAt = (path: string) => {
  if (path === addresses.comments) return 'GET, HEAD, POST';
  if (ONE_COMMENT.test(path)) return 'DELETE';
  if (path === addresses.signOut) return 'POST';
  const reads: readonly string[] = [addresses.session, addresses.signIn, addresses.callback];
  return reads.includes(path) ? 'GET, HEAD' : undefined;
};

const unreadable: PlainAnswers = (_, reason) => {
  throw new ApiError('invalid-request', reason);
};

/** Everything below /api and /auth: the answers that are not made ahead. */
export function createApi(parts: ApiParts): Listener {
  const { security, originAt, logError } = parts;
  const answers = apiAnswers(security(), logError);
  const reads = commentReads({ ...parts, security: security() });
  const guard = apiGuards(parts);
  const originOf = ({ headers }: Request) => originAt(wayOf((name) => headers.get(name)));

  const routes = new Hono()
    .route('/', commentRoutes({ ...parts, answers, onChange: reads.forget }))
    .route('/', authRoutes({ ...parts, answers, originOf }))
    .all('*', ({ req }) => {
      const methods = methodsAt(req.path);
      throw methods ? new WrongMethod(methods) : nothingHere();
    })
    .onError((error, { req }) => asResponse(answers.failure(error, req.method, req.path)));

  const answerRoute = webListener((request) => routes.fetch(request), security, logError);

  return async (request, response) => {
    const { method = '', url = '' } = request;
    const target = targetOf(url);
    const { path, query } = target;
    try {
      guard(request, target);
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
