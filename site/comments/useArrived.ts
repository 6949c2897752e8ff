import { type RefObject, useEffect, useRef } from 'react';
import { commentsAnchor, signInAnchors } from '../../contract/api';
import type { Arrival } from './arrival';
import type { Threads } from './threads';

/** So many times older comments are fetched in search of the one that an address names. */
const patience = 10;

type List = {
  awaited: RefObject<string | undefined>;
  threads: Threads | undefined;
  loadOlder: () => Promise<void>;
};

/** Takes the visitor to what the address was meant for. */
export function useArrived({ comment, signIn }: Arrival, { awaited, threads, loadOlder }: List) {
  const searches = useRef(0);
  useEffect(() => {
    const isMissing = comment !== undefined && awaited.current === comment;
    if (!isMissing || threads?.older === undefined || searches.current >= patience) return;
    searches.current++;
    loadOlder().catch(() => {}); // It is logged, and the button for older ones is there.
  }, [comment, awaited, threads, loadOlder]);

  useEffect(() => {
    if (!signIn) return;
    if (signIn === 'failed') console.error('Error signing in:', signInAnchors.failed);
    // A reload must not tell it again.
    history.replaceState(history.state, '', `#${commentsAnchor}`);
  }, [signIn]);
}
