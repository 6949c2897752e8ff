import type { StoredComment } from './store';

export const NOON = Date.UTC(2025, 2, 30, 12);

let count = 0;

/** For tests: each one is newer than those before, unless told otherwise. */
export function exampleComment(changes: Partial<StoredComment> = {}): StoredComment {
  count += 1;
  return {
    id: `comment-${String(count).padStart(6, '0')}`,
    text: `text ${count}`,
    pagePath: '/red-screen',
    parentId: null,
    createdAt: NOON + count,
    authorId: 'ada',
    authorIssuer: 'https://issuer.example',
    authorSubject: 'subject-of-ada',
    authorName: 'Ada',
    authorEmail: 'ada@mail.example',
    authorPhotoURL: null,
    ...changes,
  };
}
