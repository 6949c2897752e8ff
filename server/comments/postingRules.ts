import { createHash } from 'node:crypto';
import { commentLimits } from '../../contract/commentLimits';
import type { Circumstances, Posting, Refusal } from './store';

const MINUTE = 60_000;

/** The longest one must not exceed POSTINGS_KEPT. */
export const postingLimits = [
  { within: MINUTE, posts: 5 },
  { within: 60 * MINUTE, posts: 30 },
  { within: 24 * 60 * MINUTE, posts: 100 },
] as const;

/** The same for texts that a reader would call the same. */
export const digestOf = (text: string) =>
  createHash('sha256')
    .update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' '))
    .digest('base64url');

/** Milliseconds until a further post fits into every limit. */
function waitFor(recent: readonly Posting[], now: number): number {
  const waits = postingLimits.map(({ within, posts }) => {
    const latest = recent.map(({ at }) => at).filter((at) => at > now - within);
    const blocking = latest.sort((a, b) => b - a)[posts - 1];
    return blocking === undefined ? 0 : blocking + within - now;
  });
  return Math.max(...waits);
}

export const judge =
  (now: number, digest: string) =>
  ({ recent, siblings }: Circumstances): Refusal | undefined => {
    if (siblings >= commentLimits.repliesPerComment) return { code: 'thread-full' };
    if (recent.some((posting) => posting.digest === digest)) return { code: 'duplicate' };
    const wait = waitFor(recent, now);
    return wait > 0 ? { code: 'too-many-posts', retryAfter: Math.ceil(wait / 1000) } : undefined;
  };
