import { Hono } from 'hono';
import { addresses, type PostAnswer } from '../../contract/api';
import { commentId, postBody } from '../../contract/comments';
import type { ApiAnswers } from '../api/protocol/apiAnswers';
import { ApiError } from '../api/protocol/apiError';
import { jsonOf, limitedBody, valid } from '../api/protocol/input';
import type { Person } from '../auth/person';
import type { Comments } from './service';

export type CommentRouteParts = {
  readonly answers: ApiAnswers;
  readonly comments: Comments;
  readonly personOf: (request: Request) => Promise<Person | undefined>;
  readonly onChange: (page: string) => void;
};

/** What changes comments; reading them is in reads.ts. */
export function commentRoutes({ answers, comments, personOf, onChange }: CommentRouteParts) {
  const author = async (request: Request) => {
    const person = await personOf(request);
    if (!person) throw new ApiError('not-signed-in', 'Sign in first.');
    return person;
  };

  return new Hono()
    .post(addresses.comments, limitedBody, async ({ req }) => {
      const person = await author(req.raw);
      const body = valid(postBody, await jsonOf(req.raw));
      const comment = await comments.post(person, body);
      onChange(comment.pagePath);
      return answers.json({ comment } satisfies PostAnswer, 201);
    })

    .delete(`${addresses.comments}/:id`, async ({ req }) => {
      const person = await author(req.raw);
      const id = req.param('id');
      if (!commentId.safeParse(id).success) {
        throw new ApiError('not-found', 'There is no such comment.');
      }
      onChange(await comments.remove(person, id));
      return answers.empty(204);
    });
}
