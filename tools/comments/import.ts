import { z } from 'zod';
import { commentId } from '../../contract/comments';
import { digestOf } from '../../server/comments/postingRules';
import type { CommentStore, StoredComment } from '../../server/comments/store';
import { CommandError } from './commandError';
import { visible } from './visible';

const DAY = 24 * 60 * 60 * 1000;

const storedComment = z.strictObject({
  id: commentId,
  text: z.string().min(1),
  pagePath: z.string().startsWith('/'),
  parentId: commentId.nullable(),
  /** A time to come would make a page unreadable, or forget what everybody has posted lately. */
  createdAt: z
    .int()
    .min(0)
    .refine((time) => time <= Date.now() + DAY, 'lies in the future'),
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
    `Line ${number} ${reason} Added so far: ${added}. Mend it and import the file again to go on.`,
  );

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function commentIn(line: string): StoredComment | string {
  const { data, error } = storedComment.safeParse(parsed(line));
  if (!error) return data;
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}

/** Adds the comments of an export. What is there already is left alone, so it can be repeated. */
export async function* imported(store: CommentStore, lines: AsyncIterable<string>) {
  let number = 0;
  let added = 0;
  let known = 0;
  // Clocks of servers differ, and with them a reply can stand before its comment.
  const early = new Map<number, StoredComment>();

  const isAdded = async (comment: StoredComment) => {
    const refusal = await store.add(comment, digestOf(comment.text), () => undefined);
    if (!refusal) added += 1;
    return !refusal;
  };

  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const comment = commentIn(line);
    if (typeof comment === 'string') {
      throw wrongLine(number, `is not an exported comment: ${visible(comment)}.`, added);
    }
    if (await store.find(comment.id)) known += 1;
    else if (!(await isAdded(comment))) early.set(number, comment);
  }
  for (const [line, comment] of early) {
    if (await isAdded(comment)) continue;
    throw wrongLine(line, 'replies to a comment that is not there.', added);
  }
  yield `Added: ${added}. There already: ${known}.`;
}
