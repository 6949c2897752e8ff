import type { Answer } from '../../answers/answer';
import type { LogError } from '../../answers/failures';
import type { HeaderRecord } from '../../answers/securityHeaders';
import { ApiError } from './apiError';

/**
 * Answers of the API, each with all its headers from the start: adding one later costs more than
 * everything else about an answer that is ready in memory.
 */
export function apiAnswers(security: HeaderRecord, logError: LogError) {
  const always = { 'Cache-Control': 'no-store', ...security };
  const asJson = { 'Content-Type': 'application/json', ...always };
  return {
    json: (value: unknown, status = 200) =>
      new Response(JSON.stringify(value), { status, headers: asJson }),

    empty: (status: number, headers: HeaderRecord = {}) =>
      new Response(null, { status, headers: { ...always, ...headers } }),

    failure(error: unknown, method: string, path: string): Answer<string> {
      const isKnown = error instanceof ApiError;
      if (!isKnown) {
        logError(`${method} ${path} failed: ${error instanceof Error ? error.stack : error}`);
      }
      const { answer, status, headers } = isKnown
        ? error
        : new ApiError('internal', 'Something went wrong on our side.');
      const head = { status, headers: { ...asJson, ...headers } };
      return { head, content: JSON.stringify(answer) };
    },
  };
}

export type ApiAnswers = ReturnType<typeof apiAnswers>;
