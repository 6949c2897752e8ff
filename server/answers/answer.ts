import type { ServerResponse } from 'node:http';
import type { HeaderRecord, SecurityHeaders } from './securityHeaders';

export type Head = { readonly status: number; readonly headers: HeaderRecord };
export type Answer<Content> = { readonly head: Head; readonly content: Content };
export type PlainAnswers = (
  status: number,
  content: string,
  headers?: HeaderRecord,
) => Answer<string>;

/** Short answers without a page of their own. They carry the same protection as the pages. */
export function plainAnswers(security: SecurityHeaders): PlainAnswers {
  const always = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...security(),
  };
  return (status, content, headers) => {
    const length = { 'Content-Length': String(Buffer.byteLength(content)) };
    return { head: { status, headers: { ...length, ...always, ...headers } }, content };
  };
}

export const asResponse = ({ head, content }: Answer<BodyInit | null>) =>
  new Response(content, head);

export const sendAnswer = ({ head, content }: Answer<string>, response: ServerResponse) =>
  response.writeHead(head.status, head.headers).end(content);
