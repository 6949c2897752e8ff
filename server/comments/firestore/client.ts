import { loadClient } from './loadClient';

/** Loaded with this file, and so only where comments are kept in Firestore. */
export const client = loadClient();
