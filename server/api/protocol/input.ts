import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { commentLimits } from '../../../contract/commentLimits';
import { ApiError } from './apiError';

export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) =>
    [path.join('.') || 'the request', message].join(': '),
  );
  throw new ApiError('invalid-request', problems.join('; ').slice(0, 500));
}

export async function jsonOf(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new ApiError('not-json', 'Send JSON, with the header Content-Type: application/json.');
  }
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('invalid-request', 'The body is not valid JSON.');
  }
}

const limited = bodyLimit({
  maxSize: commentLimits.body,
  onError: () => {
    throw new ApiError('body-too-large', `A body has at most ${commentLimits.body} bytes.`);
  },
});

/** It reads a body of unknown length itself, and a visitor who leaves meanwhile is no failure of ours. */
export const limitedBody: MiddlewareHandler = (context, next) => {
  let isRead = false;
  const answer = limited(context, () => {
    isRead = true;
    return next();
  });
  return answer.catch((error: unknown) => {
    if (isRead || error instanceof ApiError) throw error;
    throw new ApiError('invalid-request', 'The body did not arrive.');
  });
};
