import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { asResponse, plainAnswers } from './answer';
import { failures, type LogError } from './failures';
import type { SecurityHeaders } from './securityHeaders';

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets routes that speak of Request and Response answer Node's own. */
export function webListener(
  answerTo: (request: Request) => Response | Promise<Response>,
  security: SecurityHeaders,
  logError: LogError,
): Listener {
  const malformed = plainAnswers(security)(400, 'This request is malformed.');
  const failed = failures(security, logError);
  return getRequestListener((request) => answerTo(request), {
    hostname: 'localhost',
    errorHandler: (error) =>
      asResponse(
        error instanceof RequestError
          ? malformed
          : failed('A route', 'without an error object', error),
      ),
  });
}
