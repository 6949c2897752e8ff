import { useEffect, useState } from 'react';
import { useChannel } from '../hooks/useChannel';
import { useEvent } from '../hooks/useEvent';
import { useOrders } from '../stage/useOrders';
import { channelOf, newId, printBond } from './bond';
import { type DisplayMessage, readMessage } from './displayMessage';

/** Drives the windows that this one opened: they show `address` with `query`. */
export function useFollowers(led: string | undefined, address: string, query: string) {
  const [visit] = useState(() => led ?? newId());
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  const post = useChannel<DisplayMessage>(channelOf(visit), (heard) => {
    const message = readMessage(heard);
    if (message?.kind === 'here') {
      setIds((known) => new Set(known).add(message.id));
      post({ kind: 'show', address, query });
    }
    if (message?.kind === 'gone') {
      setIds((known) => new Set([...known].filter((id) => id !== message.id)));
    }
  });

  useEffect(() => post({ kind: 'who' }), [post]);
  // A page that comes back from the bfcache shows what it showed then.
  useEvent('window', 'pageshow', () => post({ kind: 'show', address, query }));
  useEffect(() => post({ kind: 'show', address, query }), [post, address, query]);
  useOrders((order) => post({ kind: 'order', order }));

  /** False where the browser did not let it. */
  const open = (features: string) => {
    const name = printBond({ role: 'follow', visit, id: newId() });
    const opened = window.open(address + query, name, features);
    if (opened) window.name = printBond({ role: 'lead', visit });
    return opened !== null;
  };
  const closeAll = () => {
    post({ kind: 'close' });
    setIds(new Set());
    window.name = '';
  };
  return { count: ids.size, open, closeAll };
}

export type Followers = ReturnType<typeof useFollowers>;
