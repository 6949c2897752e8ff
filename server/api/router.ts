import { Hono } from 'hono';
import { addresses } from '../../contract/api';
import { asResponse } from '../answers/answer';
import { type AuthParts, authRoutes } from '../auth/routes';
import { type CommentRouteParts, commentRoutes } from '../comments/routes';
import { nothingHere, WrongMethod } from './protocol/apiError';

export type RouterParts = AuthParts & CommentRouteParts;

const ONE_COMMENT = new RegExp(`^${addresses.comments}/[^/]+$`);

const methodsAt = (path: string) => {
  if (path === addresses.comments) return 'GET, HEAD, POST';
  if (ONE_COMMENT.test(path)) return 'DELETE';
  if (path === addresses.signOut) return 'POST';
  const reads: readonly string[] = [addresses.session, addresses.signIn, addresses.callback];
  return reads.includes(path) ? 'GET, HEAD' : undefined;
};

/** Every address below /api and /auth but the reading of comments. */
export function createRouter(parts: RouterParts) {
  const { answers } = parts;
  return new Hono()
    .route('/', commentRoutes(parts))
    .route('/', authRoutes(parts))
    .all('*', ({ req }) => {
      const methods = methodsAt(req.path);
      throw methods ? new WrongMethod(methods) : nothingHere();
    })
    .onError((error, { req }) => asResponse(answers.failure(error, req.method, req.path)));
}
