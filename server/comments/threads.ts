import type { StoredComment, Thread } from './store';

/** Gives each comment its replies; both lists keep their order. */
export function threadsOf(
  comments: readonly StoredComment[],
  replies: readonly StoredComment[],
): Thread[] {
  const byParent = new Map<string | null, StoredComment[]>();
  for (const reply of replies) {
    const siblings = byParent.get(reply.parentId) ?? [];
    siblings.push(reply);
    byParent.set(reply.parentId, siblings);
  }
  return comments.map((comment) => ({ comment, replies: byParent.get(comment.id) ?? [] }));
}
