import { bondMark } from '../stage/LateExtras';

/**
 * What ties windows together. It stands in a window's name, which stays through a reload and on the
 * way to another screen, and which no other window inherits: a tab that somebody opens or
 * duplicates by hand has none.
 */
export type Bond = { role: 'lead'; visit: string } | { role: 'follow'; visit: string; id: string };

const printed = /^(?:lead:(\w+)|follow:(\w+):(\w+))$/;

export function readBond(name: string): Bond | undefined {
  if (!name.startsWith(bondMark)) return undefined;
  const [, led, visit, id] = printed.exec(name.slice(bondMark.length)) ?? [];
  if (led) return { role: 'lead', visit: led };
  return visit && id ? { role: 'follow', visit, id } : undefined;
}

export const printBond = (bond: Bond) =>
  `${bondMark}${bond.role}:${bond.visit}${bond.role === 'follow' ? `:${bond.id}` : ''}`;

export const channelOf = (visit: string) => bondMark + visit;

export const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('');
