import type { PublicComment, PublicThread } from '../../contract/api';
import type { StoredComment, Thread } from './store';

export type MayShowPhoto = (url: string) => boolean;

/** Field by field: what is not named here, such as an e-mail address, does not leave the server. */
export const publicComment = (
  comment: StoredComment,
  mayShowPhoto: MayShowPhoto,
): PublicComment => ({
  id: comment.id,
  text: comment.text,
  authorName: comment.authorName,
  authorId: comment.authorId,
  ...(comment.authorPhotoURL !== null &&
    mayShowPhoto(comment.authorPhotoURL) && { authorPhotoURL: comment.authorPhotoURL }),
  pagePath: comment.pagePath,
  ...(comment.parentId !== null && { parentId: comment.parentId }),
  createdAt: new Date(comment.createdAt).toISOString(),
});

export const publicThread = (
  { comment, replies }: Thread,
  mayShowPhoto: MayShowPhoto,
): PublicThread => ({
  ...publicComment(comment, mayShowPhoto),
  replies: replies.map((reply) => publicComment(reply, mayShowPhoto)),
});
