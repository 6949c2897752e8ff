import type { HeaderRecord } from './security-headers';

/**
 * Answers of the API, each with all its headers from the start: adding one later costs more than
 * everything else about an answer that is ready in memory.
 */
export function apiAnswers(security: HeaderRecord) {
  const always = { 'Cache-Control': 'no-store', ...security };
  const asJson = { 'Content-Type': 'application/json', ...always };
  return {
    json: (value: unknown, status = 200, headers: HeaderRecord = {}) =>
      new Response(JSON.stringify(value), { status, headers: { ...asJson, ...headers } }),
    ready: (body: string | Uint8Array<ArrayBuffer>, headers: HeaderRecord) =>
      new Response(body, { headers: { ...asJson, ...headers } }),
    empty: (status: number, headers: HeaderRecord = {}) =>
      new Response(null, { status, headers: { ...always, ...headers } }),
  };
}

export type ApiAnswers = ReturnType<typeof apiAnswers>;
