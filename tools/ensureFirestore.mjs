import { ensureInstalled } from './setup.mjs';

const folder = 'server/comments/firestore';

/** Google's client and the imitation of its service that the tests put it against. */
export const ensureFirestore = () => ensureInstalled(folder);

/** More packages than half of all others together, for a database that few sites choose. */
export function ensureChosenDatabase() {
  if (process.env.DATABASE_URL?.startsWith('firestore://')) ensureInstalled(folder, ['--omit=dev']);
}
