import type Database from 'libsql';
import { columns } from '../sqlRow';

const cells = columns.map((column) => `'${column}', ${column}`).join(', ');

/** As text, because the driver takes almost twice as long to hand over the same cells one by one. */
const asJson = (order: string) => `json_group_array(json_object(${cells}) order by ${order})`;

/** Comments and their replies in one statement, so that both are of the same moment. */
const threads = (condition: string) => `
  with newest as materialized (
    select * from comments where page_path = ? and parent_id is null ${condition}
    order by created_at desc, id desc limit ?
  )
  select
    (select ${asJson('created_at desc, id desc')} from newest) as comments,
    (select ${asJson('created_at, id')} from comments
     where parent_id in (select id from newest)) as replies`;

export const prepareStatements = (db: Database.Database) => ({
  insert: db.prepare(
    `insert into comments (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  ),
  isParent: db.prepare(
    'select 1 from comments where id = ? and page_path = ? and parent_id is null',
  ),
  countReplies: db.prepare('select count(*) as count from comments where parent_id = ?'),
  forget: db.prepare('delete from postings where at <= ?'),
  postings: db.prepare('select at, digest from postings where author_id = ? order by at'),
  remember: db.prepare('insert into postings (author_id, at, digest) values (?, ?, ?)'),
  newest: db.prepare(threads('')),
  newestBefore: db.prepare(threads('and (created_at, id) < (?, ?)')),
  find: db.prepare('select * from comments where id = ?'),
  remove: db.prepare('delete from comments where id = ?'),
  'oldest first': db.prepare(
    'select * from comments where (created_at, id) > (?, ?) order by created_at, id limit 500',
  ),
  'newest first': db.prepare(
    `select * from comments where (created_at, id) < (?, ?)
     order by created_at desc, id desc limit 500`,
  ),
});
