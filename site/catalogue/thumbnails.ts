import taken from './thumbnails.json';
import type { Thumbnail } from './types';

/** Written by `npm run thumbnails`, by slug. */
export const thumbnails: Readonly<Record<string, Thumbnail>> = taken;
