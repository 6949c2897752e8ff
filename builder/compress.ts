import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { atMost } from './atMost';
import { digest, openCache } from './cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Compressed = { readonly br: Buffer; readonly gz: Buffer };

/**
 * The best that brotli can costs three times as much as the second best, for 2 % of a page. Scripts
 * and styles are fetched by everybody and kept for ever; pages are a thousand.
 */
const quality = { forever: 11, page: 10 } as const;
export type Kept = keyof typeof quality;

const cache = await openCache('compressed', 80);
const known = new Map<string, Promise<Compressed>>();
/** Files are read and written by the same few threads: all of them busy, nothing else would move. */
const inTurn = atMost(availableParallelism());

async function compressNow(data: Buffer, level: number): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const [br, gz] = await Promise.all([
    cache.get(['br', `${level}`, data], () => inTurn(() => brotli(data, { params }))),
    cache.get(['gz', data], () => inTurn(() => zip(data, { level: 9 }))),
  ]);
  return { br, gz };
}

/** Begins at once; whoever asks for the same again gets the same work's result. */
export function compress(data: Buffer, kept: Kept): Promise<Compressed> {
  const key = digest([kept, data]);
  const compressed = known.get(key) ?? compressNow(data, quality[kept]);
  known.set(key, compressed);
  return compressed;
}

export const trimCompressed = cache.trim;
