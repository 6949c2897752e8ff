import type { StoredComment } from './store';

/** A line of the table `comments`, the same in every engine that speaks SQL. */
export type Row = {
  id: string;
  text: string;
  page_path: string;
  parent_id: string | null;
  /** PostgreSQL's driver gives whole numbers of eight bytes as text. */
  created_at: number | string;
  author_id: string;
  author_issuer: string;
  author_subject: string;
  author_name: string;
  author_email: string;
  author_photo_url: string | null;
};

export const columns = [
  'id',
  'text',
  'page_path',
  'parent_id',
  'created_at',
  'author_id',
  'author_issuer',
  'author_subject',
  'author_name',
  'author_email',
  'author_photo_url',
] as const satisfies readonly (keyof Row)[];

export const fromRow = (row: Row): StoredComment => ({
  id: row.id,
  text: row.text,
  pagePath: row.page_path,
  parentId: row.parent_id,
  createdAt: Number(row.created_at),
  authorId: row.author_id,
  authorIssuer: row.author_issuer,
  authorSubject: row.author_subject,
  authorName: row.author_name,
  authorEmail: row.author_email,
  authorPhotoURL: row.author_photo_url,
});

/** In the order of `columns`. */
export const toValues = (comment: StoredComment) => [
  comment.id,
  comment.text,
  comment.pagePath,
  comment.parentId,
  comment.createdAt,
  comment.authorId,
  comment.authorIssuer,
  comment.authorSubject,
  comment.authorName,
  comment.authorEmail,
  comment.authorPhotoURL,
];
