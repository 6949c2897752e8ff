import type Database from 'libsql';
import { columns } from './sql-row';

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
  newest: db.prepare(
    `select * from comments where page_path = ? and parent_id is null
     order by created_at desc, id desc limit ?`,
  ),
  newestBefore: db.prepare(
    `select * from comments where page_path = ? and parent_id is null and (created_at, id) < (?, ?)
     order by created_at desc, id desc limit ?`,
  ),
  replies: db.prepare(
    `select * from comments where parent_id in (select value from json_each(?))
     order by created_at, id`,
  ),
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
