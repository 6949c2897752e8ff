import type { CommentsAnswer, PublicComment, PublicThread } from '../../contract/api';

/** What is known of a page's comments: from the newest without a gap to where `older` goes on. */
export type Threads = CommentsAnswer & {
  /** Some of them are deleted, and stay for the sake of what is written below them. */
  readonly isOutdated?: true;
};

const has = (comments: readonly PublicComment[], id: string) =>
  comments.some((comment) => comment.id === id);

/** What is known after the last of these. */
function beyond(known: Threads, newest: Threads): readonly PublicThread[] {
  const last = newest.comments.at(-1)?.id;
  const at = known.comments.findIndex(({ id }) => id === last);
  return newest.older === undefined || at < 0 ? [] : known.comments.slice(at + 1);
}

const newestFirst = (one: PublicComment, other: PublicComment) =>
  other.createdAt.localeCompare(one.createdAt);

/**
 * The newest comments as they are now, and below them what had been loaded of the older ones. One
 * that somebody is replying to stays even when it is deleted, or their reply would go with it.
 */
export function withNewest(
  known: Threads | undefined,
  newest: Threads,
  isAnswered: (id: string) => boolean,
): Threads {
  if (!known) return newest;
  const loaded = beyond(known, newest);
  const { older } = loaded.length > 0 ? known : newest;
  const rest = older === undefined ? {} : { older };
  const comments = [...newest.comments, ...loaded];
  const kept = known.comments.filter(({ id }) => !has(comments, id) && isAnswered(id));
  if (kept.length === 0) return { comments, ...rest };
  return { comments: [...comments, ...kept].sort(newestFirst), ...rest, isOutdated: true };
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
