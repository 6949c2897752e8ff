import { createContext, type RefObject, use } from 'react';
import type { PublicComment } from '../../contract/api';

/** What the comments need to know of their page. */
export type CommentedPage = {
  /** The catalogue's, the same in every language. */
  readonly path: string;
  readonly name: string;
  readonly tag: string;
};

export type CommentsState = {
  readonly page: CommentedPage;
  readonly added: (comment: PublicComment) => void;
  readonly removed: (id: string) => void;
  /** The comment that gets the focus as soon as it is there. */
  readonly awaited: RefObject<string | undefined>;
};

export const CommentsContext = createContext<CommentsState | undefined>(undefined);

export function useComments(): CommentsState {
  const comments = use(CommentsContext);
  if (!comments) throw new Error('useComments must be used within Comments');
  return comments;
}
