import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { addresses, type PostAnswer } from '../../contract/api';
import { commentLimits } from '../../contract/comment-limits';
import { commentId, postBody, readQuery } from '../../contract/comments';
import type { ApiAnswers } from '../api-answers';
import { ApiError } from '../api-error';
import { pageCache } from './page-cache';
import type { Person } from './person';
import type { Comments } from './service';

export type CommentRouteParts = {
  readonly answers: ApiAnswers;
  readonly comments: Comments;
  readonly personOf: (request: Request) => Promise<Person | undefined>;
};

/** Everybody gets the same, but has to ask whether it is still the newest. */
const READ = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };

const takesGzip = (header: string | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/.test(header ?? '');

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

export function commentRoutes({ answers, comments, personOf }: CommentRouteParts) {
  const newest = pageCache((page) => comments.list({ page, limit: commentLimits.page }));

  const author = async (request: Request) => {
    const person = await personOf(request);
    if (!person) throw new ApiError('not-signed-in', 'Sign in first.');
    return person;
  };

  return new Hono()
    .get(addresses.comments, async ({ req }) => {
      const query = valid(readQuery, req.query());
      const isNewest = query.before === undefined && query.limit === commentLimits.page;
      if (!isNewest) return answers.json(await comments.list(query), 200, READ);
      const { body, packed, etag } = await newest.read(query.page);
      const headers = { ...READ, ETag: etag };
      if (req.header('if-none-match')?.includes(etag)) return answers.empty(304, headers);
      return takesGzip(req.header('accept-encoding'))
        ? answers.ready(packed, { ...headers, 'Content-Encoding': 'gzip' })
        : answers.ready(body, headers);
    })

    .post(addresses.comments, limitedBody, async ({ req }) => {
      const person = await author(req.raw);
      const body = valid(postBody, await jsonOf(req.raw));
      const comment = await comments.post(person, body);
      newest.forget(comment.pagePath);
      return answers.json({ comment } satisfies PostAnswer, 201);
    })

    .delete(`${addresses.comments}/:id`, async ({ req }) => {
      const person = await author(req.raw);
      const id = req.param('id');
      if (!commentId.safeParse(id).success) {
        throw new ApiError('not-found', 'There is no such comment.');
      }
      newest.forget(await comments.remove(person, id));
      return answers.empty(204);
    });
}
