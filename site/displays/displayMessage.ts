import { type Order, orders } from '../stage/useOrders';

/** What windows of one visit tell each other. */
export type DisplayMessage =
  | { kind: 'who' | 'close' }
  | { kind: 'order'; order: Order }
  | { kind: 'here' | 'gone'; id: string }
  | { kind: 'show'; address: string; query: string };

const longest = 8000;

const isAddress = (text: unknown) =>
  typeof text === 'string' && text.length <= longest && /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(text);

const isQuery = (text: unknown) =>
  typeof text === 'string' && text.length <= longest && /^(?:\?[^#\s]+)?$/.test(text);

const isId = (text: unknown) => typeof text === 'string' && /^\w{1,40}$/.test(text);

const isOrder = (text: unknown) => orders.some((order) => order === text);

/** Any script of this origin can speak on the channel, an older version of ours too. */
export function readMessage(heard: unknown): DisplayMessage | undefined {
  if (typeof heard !== 'object' || heard === null) return undefined;
  const { kind, id, order, address, query } = heard as Record<string, unknown>;
  const isMessage =
    kind === 'who' ||
    kind === 'close' ||
    (kind === 'order' && isOrder(order)) ||
    ((kind === 'here' || kind === 'gone') && isId(id)) ||
    (kind === 'show' && isAddress(address) && isQuery(query));
  return isMessage ? (heard as DisplayMessage) : undefined;
}
