import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { fromRow, type Row, toValues } from '../sqlRow';
import { type CommentStore, type Judge, POSTINGS_KEPT, type StoredComment } from '../store';
import { threadsOf } from '../threads';
import { OUTSIDE, walk } from '../walk';
import { connectionsTo } from './connections';
import { migrate } from './migrate';
import { statements } from './statements';

/**
 * The row to hold while a person posts; a few people share one. Not an advisory lock: CockroachDB
 * accepts and ignores those.
 */
const turnOf = (authorId: string) => createHash('sha256').update(authorId).digest().readUInt8();

async function lockParent(client: PoolClient, { parentId, pagePath }: StoredComment) {
  const { rowCount } = await client.query(statements.lockParent, [parentId, pagePath]);
  return rowCount === 1;
}

async function countReplies(client: PoolClient, parentId: string) {
  const { rows } = await client.query<{ count: number }>(statements.countReplies, [parentId]);
  return rows[0]?.count ?? 0;
}

async function recentPostings(client: PoolClient, { authorId, createdAt }: StoredComment) {
  await client.query(statements.forget, [authorId, createdAt - POSTINGS_KEPT]);
  const { rows } = await client.query<{ at: string; digest: string }>(statements.postings, [
    authorId,
  ]);
  return rows.map(({ at, digest }) => ({ at: Number(at), digest }));
}

async function addWithin(client: PoolClient, comment: StoredComment, digest: string, judge: Judge) {
  const { authorId, parentId, createdAt } = comment;
  await client.query(statements.takeTurn, [turnOf(authorId)]);
  if (parentId !== null && !(await lockParent(client, comment))) {
    return { code: 'parent-gone' } as const;
  }
  const recent = await recentPostings(client, comment);
  const siblings = parentId === null ? 0 : await countReplies(client, parentId);
  const refusal = judge({ recent, siblings });
  if (refusal) return refusal;
  await client.query(statements.insert, toValues(comment));
  await client.query(statements.remember, [authorId, createdAt, digest]);
}

/** People who never post again would be remembered for ever. */
function atMostHourly(forget: () => Promise<unknown>) {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - last < 3_600_000) return;
    last = performance.now();
    await forget();
  };
}

/** PostgreSQL and what speaks its protocol: for more than one server. */
export async function openPostgres(url: string): Promise<CommentStore> {
  await migrate(url);
  const { pool, transaction } = connectionsTo(url);
  const forgetOld = atMostHourly(() =>
    pool.query(statements.forgetAll, [Date.now() - POSTINGS_KEPT]),
  );
  await forgetOld();

  const read = async (statement: string, values: unknown[]) =>
    (await pool.query<Row>(statement, values)).rows;

  const find = async (id: string) => {
    const [row] = await read(statements.find, [id]);
    return row && fromRow(row);
  };

  return {
    async add(comment, digest, judge) {
      const refusal = await transaction((client) => addWithin(client, comment, digest, judge));
      // Without it nobody waits: the next post does what this one could not.
      forgetOld().catch(() => {});
      return refusal;
    },

    async threads({ pagePath, limit, before }) {
      const rows = before
        ? await read(statements.newestBefore, [pagePath, limit, before.createdAt, before.id])
        : await read(statements.newest, [pagePath, limit]);
      const found = rows.map(fromRow);
      const isReply = ({ parentId }: StoredComment) => parentId !== null;
      const comments = found.filter((comment) => !isReply(comment)).reverse();
      return threadsOf(comments, found.filter(isReply));
    },

    find,

    async remove(id, authorId) {
      const { rowCount } = await pool.query(statements.remove, [id, authorId ?? null]);
      if (rowCount === 1) return 'removed';
      return (await find(id)) ? 'not-yours' : 'missing';
    },

    all: (order) =>
      walk(async ({ createdAt, id } = OUTSIDE[order]) =>
        (await read(statements[order], [createdAt, id])).map(fromRow),
      ),

    close: () => pool.end(),
  };
}
