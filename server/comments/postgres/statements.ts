import { columns } from '../sqlRow';

const page = (place: string) =>
  `with page as (
     select * from comments where page_path = $1 and parent_id is null ${place}
     order by created_at desc, id desc limit $2
   )
   select * from page
   union all
   select * from comments where parent_id in (select id from page)
   order by created_at, id`;

export const statements = {
  insert: `insert into comments (${columns.join(', ')})
           values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
  takeTurn: 'select 1 from turns where slot = $1 for update',
  /** A lock that makes other replies wait, so that their number is exact, and a removal too. */
  lockParent: `select 1 from comments where id = $1 and page_path = $2 and parent_id is null
               for no key update`,
  countReplies: 'select count(*)::integer as count from comments where parent_id = $1',
  forget: 'delete from postings where author_id = $1 and at <= $2',
  forgetAll: 'delete from postings where at <= $1',
  postings: 'select at, digest from postings where author_id = $1 order by at',
  remember: 'insert into postings (author_id, at, digest) values ($1, $2, $3)',
  /** Comments and replies in one statement see the same moment. */
  newest: page(''),
  newestBefore: page('and (created_at, id) < ($3, $4)'),
  find: 'select * from comments where id = $1',
  remove: 'delete from comments where id = $1 and ($2::text is null or author_id = $2)',
  'oldest first': `select * from comments where (created_at, id) > ($1, $2)
                   order by created_at, id limit 500`,
  'newest first': `select * from comments where (created_at, id) < ($1, $2)
                   order by created_at desc, id desc limit 500`,
} as const;
