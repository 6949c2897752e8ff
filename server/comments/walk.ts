import type { Order, Place, StoredComment } from './store';

/** Places that no comment reaches, for engines that cannot ask without one. */
export const OUTSIDE: Readonly<Record<Order, Place>> = {
  'oldest first': { createdAt: Number.MIN_SAFE_INTEGER, id: '' },
  'newest first': { createdAt: Number.MAX_SAFE_INTEGER, id: '' },
};

/** Everything, part by part; `read` gives what follows a place, or nothing more. */
export async function* walk(read: (after?: Place) => Promise<readonly StoredComment[]>) {
  let part = await read();
  for (let last = part.at(-1); last; last = part.at(-1)) {
    yield* part;
    part = await read(last);
  }
}
