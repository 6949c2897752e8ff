import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { migrations } from './libsql-schema';
import { prepareStatements } from './libsql-statements';
import { newerSchema } from './newer-schema';

const pragmas = [
  'busy_timeout = 2000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
];

function migrate(db: Database.Database) {
  const version = () =>
    (db.prepare('pragma user_version').get() as { user_version: number }).user_version;
  if (version() === migrations.length) return;
  db.transaction(() => {
    // Another process may have been first: only what is read inside the transaction counts.
    const current = version();
    if (current > migrations.length) throw newerSchema(current, migrations.length);
    for (const migration of migrations.slice(current)) db.exec(migration);
    db.pragma(`user_version = ${migrations.length}`);
  }).immediate();
}

function open(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  try {
    for (const pragma of pragmas) db.pragma(pragma);
    migrate(db);
    return { db, statements: prepareStatements(db), inode: statSync(file).ino };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The database in a file, opened again when the file was deleted or replaced. */
export function libsqlDatabase(file: string) {
  let current: ReturnType<typeof open> | undefined = open(file);
  const close = () => {
    current?.db.close();
    current = undefined;
  };
  return {
    close,
    /** SQLite would go on writing into a file that is no longer there, and those comments were lost. */
    opened() {
      if (current && statSync(file, { throwIfNoEntry: false })?.ino !== current.inode) close();
      current ??= open(file);
      return current;
    },
  };
}
