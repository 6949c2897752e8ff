import { fromRow, type Row, toValues } from '../sqlRow';
import {
  type CommentStore,
  type Judge,
  POSTINGS_KEPT,
  type Posting,
  type Refusal,
  type StoredComment,
  type ThreadsQuery,
} from '../store';
import { threadsOf } from '../threads';
import { OUTSIDE, walk } from '../walk';
import { libsqlDatabase } from './database';

const fromJson = (rows: string) => (JSON.parse(rows) as Row[]).map(fromRow);

/** SQLite: one file, one writing process. */
export function openLibsql(file: string): CommentStore {
  const { opened, close } = libsqlDatabase(file);

  const find = (id: string) => {
    const row = opened().statements.find.get(id) as Row | undefined;
    return row && fromRow(row);
  };

  const add = (comment: StoredComment, digest: string, judge: Judge) => {
    const { db, statements } = opened();
    const { authorId, parentId, pagePath, createdAt } = comment;
    const siblingsOf = (parent: string) =>
      (statements.countReplies.get(parent) as { count: number }).count;

    return db
      .transaction((): Refusal | undefined => {
        if (parentId !== null && !statements.isParent.get(parentId, pagePath)) {
          return { code: 'parent-gone' };
        }
        statements.forget.run(createdAt - POSTINGS_KEPT);
        const recent = statements.postings.all(authorId) as Posting[];
        const siblings = parentId === null ? 0 : siblingsOf(parentId);
        const refusal = judge({ recent, siblings });
        if (refusal) return refusal;
        statements.insert.run(...toValues(comment));
        statements.remember.run(authorId, createdAt, digest);
      })
      .immediate();
  };

  const threads = ({ pagePath, limit, before }: ThreadsQuery) => {
    const { newest, newestBefore } = opened().statements;
    const { comments, replies } = (
      before
        ? newestBefore.get(pagePath, before.createdAt, before.id, limit)
        : newest.get(pagePath, limit)
    ) as { comments: string; replies: string };
    return threadsOf(fromJson(comments), fromJson(replies));
  };

  const remove = (id: string, authorId?: string) => {
    const { db, statements } = opened();
    return db
      .transaction(() => {
        const comment = find(id);
        if (!comment) return 'missing';
        if (authorId !== undefined && comment.authorId !== authorId) return 'not-yours';
        statements.remove.run(id);
        return 'removed';
      })
      .immediate();
  };

  return {
    add: async (comment, digest, judge) => add(comment, digest, judge),
    threads: async (query) => threads(query),
    find: async (id) => find(id),
    remove: async (id, authorId) => remove(id, authorId),
    all: (order) =>
      walk(async ({ createdAt, id } = OUTSIDE[order]) => {
        const rows = opened().statements[order].all(createdAt, id) as Row[];
        return rows.map(fromRow);
      }),
    close: async () => close(),
  };
}
