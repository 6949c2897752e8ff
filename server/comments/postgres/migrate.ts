import { Client, DatabaseError } from 'pg';
import { newerSchema } from '../newerSchema';
import { migrations } from './schema';

const LIMITS = {
  connectionTimeoutMillis: 3_000,
  /** Long enough for a migration, also one that another server is at. */
  query_timeout: 60_000,
};
const UNDEFINED_TABLE = '42P01';

async function versionOf(client: Client) {
  try {
    const { rows } = await client.query<{ version: number }>('select version from schema_version');
    return rows[0]?.version;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return undefined;
    throw error;
  }
}

const VERSION_TABLE = `
  create table if not exists schema_version (
    only_row boolean primary key default true check (only_row),
    version integer not null
  )`;

async function createVersionTable(client: Client) {
  // "If not exists" fails in several ways when two servers are at it; by the second time it exists.
  await client.query(VERSION_TABLE).catch(() => client.query(VERSION_TABLE));
  await client.query('insert into schema_version (version) values (0) on conflict do nothing');
}

/**
 * Holds the row of the version until the end, so that of many servers starting at once one migrates
 * and the others wait. Not with an advisory lock: CockroachDB accepts and ignores those.
 */
async function migrateWithLock(client: Client) {
  await client.query('begin isolation level read committed');
  const { rows } = await client.query<{ version: number }>(
    'select version from schema_version for update',
  );
  const current = rows[0]?.version ?? 0;
  if (current > migrations.length) throw newerSchema(current, migrations.length);
  for (const migration of migrations.slice(current)) await client.query(migration);
  await client.query('update schema_version set version = $1', [migrations.length]);
  await client.query('commit');
}

/** On a connection of its own, because a migration may take longer than a visitor's statement. */
export async function migrate(url: string) {
  const client = new Client({
    ...LIMITS,
    connectionString: url,
    fallback_application_name: 'screenful',
  });
  // The statement under way reports a lost connection; unheard, the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    if ((await versionOf(client)) === migrations.length) return;
    await createVersionTable(client);
    await migrateWithLock(client);
  } finally {
    await client.end();
  }
}
