import { commentId } from '../../contract/comments';
import type { Place } from './store';

/** A place in the list, as it stands in an address. */
export const printCursor = ({ createdAt, id }: Place) => `${createdAt}.${id}`;

/** The last moment of the year 9999: Firestore knows no later one. */
const LATEST = 253_402_300_799_999;

export function readCursor(text: string): Place | undefined {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (time === undefined || Number(time) > LATEST) return undefined;
  if (!commentId.safeParse(id).success) return undefined;
  return { createdAt: Number(time), id: id ?? '' };
}
