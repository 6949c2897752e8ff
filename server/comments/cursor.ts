import { commentId } from '../../contract/comments';
import type { Place } from './store';

/** A place in the list, as it stands in an address. */
export const printCursor = ({ createdAt, id }: Place) => `${createdAt}.${id}`;

export function readCursor(text: string): Place | undefined {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (time === undefined || !commentId.safeParse(id).success) return undefined;
  return { createdAt: Number(time), id: id ?? '' };
}
