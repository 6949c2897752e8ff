import { z } from 'zod';
import { commentId } from '../../contract/comments';
import { digestOf } from '../../server/comments/posting-rules';
import type { CommentStore, StoredComment } from '../../server/comments/store';
import { CommandError } from './command-error';
import { visible } from './visible';

const storedComment = z.strictObject({
  id: commentId,
  text: z.string().min(1),
  pagePath: z.string().startsWith('/'),
  parentId: commentId.nullable(),
  createdAt: z.int().nonnegative(),
  authorId: z.string().min(1),
  authorIssuer: z.string(),
  authorSubject: z.string(),
  authorName: z.string(),
  authorEmail: z.string(),
  authorPhotoURL: z.string().nullable(),
}) satisfies z.ZodType<StoredComment>;

/** Without the line itself: it holds an e-mail address. */
const wrongLine = (number: number, reason: string, added: number) =>
  new CommandError(
    `Line ${number} ${reason} Added before it: ${added}. Mend it and import the file again to go on.`,
  );

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Adds the comments of an export. What is there already is left alone, so it can be repeated. */
export async function* imported(store: CommentStore, lines: AsyncIterable<string>) {
  let number = 0;
  let added = 0;
  let known = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const { data: comment, error } = storedComment.safeParse(parsed(line));
    if (error) {
      const fields = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
      throw wrongLine(number, `is not an exported comment: ${visible(fields.join('; '))}.`, added);
    }
    if (await store.find(comment.id)) {
      known += 1;
      continue;
    }
    const refusal = await store.add(comment, digestOf(comment.text), () => undefined);
    if (refusal) throw wrongLine(number, 'replies to a comment that is not there.', added);
    added += 1;
  }
  yield `Added: ${added}. There already: ${known}.`;
}
