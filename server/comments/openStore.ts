import { join } from 'node:path';
import type { CommentStore } from './store';

export type StoreSettings = {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
};

const FIRESTORE = 'firestore://';

/** The engine that the operator chose; only its own driver is loaded. */
export async function openStore({ dataDir, databaseUrl }: StoreSettings): Promise<CommentStore> {
  if (databaseUrl === undefined) {
    const { openLibsql } = await import('./libsql/libsqlStore');
    return openLibsql(join(dataDir, 'comments.db'));
  }
  if (databaseUrl.startsWith('postgres')) {
    const { openPostgres } = await import('./postgres/postgresStore');
    return openPostgres(databaseUrl);
  }
  const [projectId = '', databaseId] = databaseUrl.slice(FIRESTORE.length).split('/');
  const { openFirestore } = await import('./firestore/firestoreStore');
  return openFirestore({ projectId, ...(databaseId && { databaseId }) });
}
