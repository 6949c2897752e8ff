import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartUpError } from '../../startUpError';
import type { FirestoreClient } from './clientTypes';

const PACKAGE = '@google-cloud/firestore';
const FOLDER = 'server/comments/firestore';

const here = dirname(fileURLToPath(import.meta.url));

const withParents = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...withParents(dirname(folder))];

/** A built server runs from another folder than this one, which has the package. */
const places = [
  here,
  ...[...withParents(here), process.cwd()].map((folder) => join(folder, FOLDER)),
];

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

export function loadClient(from: readonly string[] = places): FirestoreClient {
  for (const place of from) {
    try {
      return createRequire(join(place, 'package.json'))(PACKAGE);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  throw new StartUpError(
    `Firestore's client is not installed. Install it and start again: npm install --no-save --omit=dev --prefix ${FOLDER}`,
  );
}
