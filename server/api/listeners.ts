import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PlainAnswers, sendAnswer } from '../answers/answer';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { type Listener, webListener } from '../answers/webListener';
import { commentReads } from '../comments/reads';
import { forwardingOf } from '../requests/siteOrigin';
import { targetOf } from '../requests/target';
import { sendFile } from '../website/sendFile';
import { createGuard, type GuardParts } from './guards';
import { apiAnswers } from './protocol/apiAnswers';
import { ApiError } from './protocol/apiError';
import { createRouter, type RouterParts } from './router';

export type ListenerParts = GuardParts &
  Omit<RouterParts, 'answers' | 'onChange' | 'originOf'> & { readonly security: SecurityHeaders };

const unreadable: PlainAnswers = (_, reason) => {
  throw new ApiError('invalid-request', reason);
};

/** Both let the guard look at a request before anything else does. */
export function apiListeners(parts: ListenerParts) {
  const { security, originAt, logError } = parts;
  const answers = apiAnswers(security(), logError);
  const reads = commentReads({ ...parts, security: security() });
  const guard = createGuard(parts);
  const originOf = ({ headers }: Request) => originAt(forwardingOf((name) => headers.get(name)));
  const router = createRouter({ ...parts, answers, onChange: reads.forget, originOf });
  const answerRoute = webListener((request) => router.fetch(request), security, logError);

  const answerFailure = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    sendAnswer(answers.failure(error, method, targetOf(url).path), response);
  };

  const readComments: Listener = async (request, response) => {
    const target = targetOf(request.url ?? '');
    try {
      guard(request, target);
      await sendFile(await reads.read(target.query), request, response, unreadable);
    } catch (error) {
      answerFailure(error, request, response);
    }
  };

  const route: Listener = async (request, response) => {
    try {
      guard(request, targetOf(request.url ?? ''));
    } catch (error) {
      answerFailure(error, request, response);
      return;
    }
    await answerRoute(request, response);
  };

  return { readComments, route };
}
