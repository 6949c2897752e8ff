import type { CommentStore, StoredComment } from '../../server/comments/store';
import { visible } from './visible';

export type ListOptions = { readonly page: string | undefined; readonly limit: number };

export const summary = ({ id, createdAt, pagePath, ...comment }: StoredComment) => [
  `${new Date(createdAt).toISOString()}  ${visible(id)}  ${visible(pagePath)}`,
  `${visible(comment.authorName)} <${visible(comment.authorEmail)}>: ${visible(comment.text)}`,
];

const indented = (line: string) => `    ${line}`;

async function newest(store: CommentStore, { page, limit }: ListOptions) {
  const found: StoredComment[] = [];
  for await (const comment of store.all('newest first')) {
    if (page !== undefined && comment.pagePath !== page) continue;
    found.push(comment);
    if (found.length === limit) break;
  }
  return found;
}

/**
 * The newest comments and replies, a thread with something new before those with something
 * older: an unwanted reply must show also where the comment above it is old.
 */
export async function* list(store: CommentStore, options: ListOptions) {
  const found = await newest(store, options);
  if (found.length === 0) yield 'There are no comments.';
  const threads = new Map<string, StoredComment[]>();
  for (const comment of found) {
    const thread = comment.parentId ?? comment.id;
    threads.set(thread, [comment, ...(threads.get(thread) ?? [])]);
  }
  for (const [id, members] of threads) {
    const top = members.find((comment) => comment.id === id) ?? (await store.find(id));
    if (top) yield* summary(top);
    for (const reply of members) if (reply !== top) yield* summary(reply).map(indented);
    yield '';
  }
}
