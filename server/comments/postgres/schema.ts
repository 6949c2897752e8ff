/**
 * Each entry brings a database from its place in the list to the next. Never edit one that shipped.
 * Collation "C" sorts ids as JavaScript does, whatever the language of the database.
 */
export const migrations: readonly string[] = [
  `
  create table comments (
    id text collate "C" primary key,
    text text not null,
    page_path text not null,
    parent_id text collate "C" references comments (id) on delete cascade,
    created_at bigint not null,
    author_id text not null,
    author_issuer text not null,
    author_subject text not null,
    author_name text not null,
    author_email text not null,
    author_photo_url text
  );
  create index comments_of_page on comments (page_path, created_at desc, id desc) where parent_id is null;
  create index replies_of_comment on comments (parent_id, created_at, id) where parent_id is not null;
  create index comments_by_time on comments (created_at, id);

  create table postings (
    author_id text not null,
    at bigint not null,
    digest text not null
  );
  create index postings_of_author on postings (author_id, at);
  create index postings_by_time on postings (at);

  create table turns (slot integer primary key);
  insert into turns select generate_series(0, 255);
  `,
];
