import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { addresses, type PostAnswer } from '../../contract/api';
import { commentLimits } from '../../contract/comment-limits';
import { commentId, postBody, readQuery } from '../../contract/comments';
import { ApiError } from '../api-error';
import { pageCache } from './page-cache';
import type { Person } from './person';
import type { Comments } from './service';

export type CommentRouteParts = {
  readonly comments: Comments;
  readonly personOf: (request: Request) => Promise<Person | undefined>;
};

const READ_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };

function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) =>
    [path.join('.') || 'the request', message].join(': '),
  );
  throw new ApiError('invalid-request', problems.join('; ').slice(0, 500));
}

async function jsonOf(request: Request): Promise<unknown> {
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

const limitedBody = bodyLimit({
  maxSize: commentLimits.body,
  onError: () => {
    throw new ApiError('body-too-large', `A body has at most ${commentLimits.body} bytes.`);
  },
});

export function commentRoutes({ comments, personOf }: CommentRouteParts) {
  const newest = pageCache((page) => comments.list({ page, limit: commentLimits.page }));

  const author = async (request: Request) => {
    const person = await personOf(request);
    if (!person) throw new ApiError('not-signed-in', 'Sign in first.');
    return person;
  };

  return new Hono()
    .get(addresses.comments, async ({ req, json }) => {
      const query = valid(readQuery, req.query());
      const isNewest = query.before === undefined && query.limit === commentLimits.page;
      if (!isNewest) return json(await comments.list(query), 200, READ_HEADERS);
      const { body, etag } = await newest.read(query.page);
      const headers = { ...READ_HEADERS, ETag: etag };
      const isKnown = req.header('if-none-match')?.includes(etag);
      return isKnown
        ? new Response(null, { status: 304, headers })
        : new Response(body, { headers });
    })

    .post(addresses.comments, limitedBody, async ({ req, json }) => {
      const person = await author(req.raw);
      const body = valid(postBody, await jsonOf(req.raw));
      const comment = await comments.post(person, body);
      newest.forget(comment.pagePath);
      return json({ comment } satisfies PostAnswer, 201);
    })

    .delete(`${addresses.comments}/:id`, async ({ req }) => {
      const person = await author(req.raw);
      const id = req.param('id');
      if (!commentId.safeParse(id).success) {
        throw new ApiError('not-found', 'There is no such comment.');
      }
      newest.forget(await comments.remove(person, id));
      return new Response(null, { status: 204 });
    });
}
