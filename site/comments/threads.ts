import type { CommentsAnswer, PublicComment, PublicThread } from '../../contract/api';

/** What is known of a page's comments: from the newest without a gap to where `older` goes on. */
export type Threads = CommentsAnswer;

const has = (comments: readonly PublicComment[], id: string) =>
  comments.some((comment) => comment.id === id);

/** The newest comments as they are now, and below them what had been loaded of the older ones. */
export function withNewest(known: Threads | undefined, newest: Threads): Threads {
  const last = newest.comments.at(-1)?.id;
  const at = known?.comments.findIndex(({ id }) => id === last) ?? -1;
  const beyond = newest.older === undefined || at < 0 ? [] : (known?.comments.slice(at + 1) ?? []);
  if (!known || beyond.length === 0) return newest;
  return { ...known, comments: [...newest.comments, ...beyond] };
}

/** Ignores an answer to a question that is no longer the next one. */
export function withOlder(known: Threads, before: string | undefined, more: Threads): Threads {
  if (known.older !== before) return known;
  const added = more.comments.filter(({ id }) => !has(known.comments, id));
  return { ...more, comments: [...known.comments, ...added] };
}

export function withComment(known: Threads, comment: PublicComment): Threads {
  if (comment.parentId === undefined) {
    if (has(known.comments, comment.id)) return known;
    return { ...known, comments: [{ ...comment, replies: [] }, ...known.comments] };
  }
  const answered = (thread: PublicThread) =>
    thread.id === comment.parentId && !has(thread.replies, comment.id)
      ? { ...thread, replies: [...thread.replies, comment] }
      : thread;
  return { ...known, comments: known.comments.map(answered) };
}

export function withoutComment(known: Threads, gone: string): Threads {
  const isLeft = ({ id }: PublicComment) => id !== gone;
  const comments = known.comments
    .filter(isLeft)
    .map((thread) =>
      has(thread.replies, gone) ? { ...thread, replies: thread.replies.filter(isLeft) } : thread,
    );
  return { ...known, comments };
}
