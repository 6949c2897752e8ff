import { join } from 'node:path';
import { StartUpError } from '../start-up-error';
import type { CommentStore } from './store';

export type StoreSettings = {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
};

/** Says nothing of the address itself: it may hold a password. */
const unreadable = () =>
  new StartUpError(
    'DATABASE_URL cannot be read. It looks like postgres://person:password@host/database, ' +
      'firestore://project-id or firestore://project-id/database-id; in a password, characters ' +
      'such as / # ? @ must be percent-encoded.',
  );

const FIRESTORE = /^firestore:\/\/([^/\s]+)(?:\/([^/\s]+))?$/;

/** A # or / that belongs to a password would turn its beginning into a host, which errors name. */
const isPostgres = (address: string) =>
  /^postgres(?:ql)?:\/\/[^#\s]+$/.test(address) &&
  // An address may leave the host to its query, as those of sockets do.
  URL.canParse(address.replace('@/', '@localhost/'));

/** The engine that the operator chose; only its own driver is loaded. */
export async function openStore({ dataDir, databaseUrl }: StoreSettings): Promise<CommentStore> {
  if (databaseUrl === undefined) {
    const { openLibsql } = await import('./libsql');
    return openLibsql(join(dataDir, 'comments.db'));
  }
  if (isPostgres(databaseUrl)) {
    const { openPostgres } = await import('./postgres');
    return openPostgres(databaseUrl);
  }
  const [, projectId, databaseId] = FIRESTORE.exec(databaseUrl) ?? [];
  if (projectId) {
    const { openFirestore } = await import('./firestore');
    return openFirestore({ projectId, ...(databaseId && { databaseId }) });
  }
  throw unreadable();
}
