import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { newerSchema } from '../newerSchema';
import { migrations } from './schema';
import { prepareStatements } from './statements';

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

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

function open(file: string) {
  // E-mail addresses are in there.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file);
  try {
    for (const pragma of pragmas) db.pragma(pragma);
    migrate(db);
    const statements = prepareStatements(db);
    return { db, statements, inode: inodeOf(file), journal: inodeOf(`${file}-wal`) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * SQLite does so itself only when no statement is prepared any more. Left behind, the journal would
 * be played back into a backup that is put in place while the server is stopped.
 */
function emptyJournal(db: Database.Database) {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Somebody else is reading. Nothing is lost: the journal is played back at the next start.
  }
}

/** The database in a file, opened again when the file was deleted or replaced. */
export function libsqlDatabase(file: string) {
  let current: ReturnType<typeof open> | undefined = open(file);
  const close = () => {
    current?.db.close();
    current = undefined;
  };
  const isReplaced = () => current && inodeOf(file) !== current.inode;

  /** Played back into a file that somebody has put in its place, our journal would undo that. */
  const closeReplaced = () => {
    const isOurs = inodeOf(`${file}-wal`) === current?.journal;
    close();
    if (isOurs) for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  };

  return {
    close() {
      if (current && !isReplaced()) emptyJournal(current.db);
      close();
    },
    /** SQLite would go on writing into a file that is no longer there, and those comments were lost. */
    opened() {
      if (isReplaced()) closeReplaced();
      current ??= open(file);
      return current;
    },
  };
}
