import {
  type Judge,
  POSTINGS_KEPT,
  type Refusal,
  type Removal,
  type StoredComment,
} from '../store';
import { client } from './client';
import type { Transaction } from './clientTypes';
import type { Collections } from './documents';

/** Firestore wants every reading of a transaction before its first writing. */
export async function addWithin(
  transaction: Transaction,
  { comments, people }: Collections,
  { comment, digest, judge }: { comment: StoredComment; digest: string; judge: Judge },
): Promise<Refusal | undefined> {
  const { id, authorId, parentId, pagePath, createdAt } = comment;
  const person = people.doc(authorId);
  const parent = parentId === null ? undefined : comments.doc(parentId);
  const [postings = [], found, own] = await Promise.all([
    transaction.get(person).then((snapshot) => snapshot.data()),
    parent && transaction.get(parent),
    transaction.get(comments.doc(id)),
  ]);
  // The answer to a commit can get lost; the client then tries again what has already happened.
  if (own.exists) return undefined;
  const above = found?.data();
  if (parent && (above?.parentId !== null || above.pagePath !== pagePath)) {
    return { code: 'parent-gone' };
  }

  const recent = postings.filter(({ at }) => at > createdAt - POSTINGS_KEPT);
  const siblings = Number(found?.get('replyCount') ?? 0);
  const refusal = judge({ recent: recent.toSorted((a, b) => a.at - b.at), siblings });
  if (refusal) return refusal;

  transaction.create(comments.doc(id), comment);
  transaction.set(person, [...recent, { at: createdAt, digest }]);
  if (parent) transaction.update(parent, { replyCount: client.FieldValue.increment(1) });
}

export async function removeWithin(
  transaction: Transaction,
  { comments }: Collections,
  { id, authorId }: { id: string; authorId: string | undefined },
): Promise<Removal> {
  const comment = (await transaction.get(comments.doc(id))).data();
  if (!comment) return 'missing';
  if (authorId !== undefined && comment.authorId !== authorId) return 'not-yours';

  if (comment.parentId === null) {
    const replies = await transaction.get(comments.where('parentId', '==', id));
    for (const { ref } of replies.docs) transaction.delete(ref);
  } else {
    const parent = comments.doc(comment.parentId);
    const { exists } = await transaction.get(parent);
    if (exists) transaction.update(parent, { replyCount: client.FieldValue.increment(-1) });
  }
  transaction.delete(comments.doc(id));
  return 'removed';
}
