import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useEvent } from '../hooks/useEvent';
import { useTimeout } from '../hooks/useTimeout';

/** Debounced: Safari refuses more than a hundred address changes in 30 s; a dragged slider makes more. */
const quietTime = 300;

/** The query of the address as state. Empty at first, as it was when the page was built. */
export function useQuery() {
  const [query, setQuery] = useState('');
  const current = useRef('');
  const timeout = useTimeout();

  const show = useCallback((next: string) => {
    current.current = next;
    setQuery(next);
  }, []);
  const readAddress = useCallback(() => show(location.search), [show]);
  const writeAddress = useCallback(() => {
    timeout.stop();
    if (current.current === location.search) return;
    history.replaceState(history.state, '', location.pathname + current.current + location.hash);
  }, [timeout]);

  useLayoutEffect(readAddress, [readAddress]);
  useEvent('window', 'popstate', readAddress);
  useEvent('window', 'pagehide', writeAddress);

  const changeQuery = useCallback(
    (changed: (query: string) => string) => {
      show(changed(current.current));
      timeout.start(quietTime, writeAddress);
    },
    [show, timeout, writeAddress],
  );
  const moveTo = useCallback(
    (address: string) => {
      timeout.stop();
      history.replaceState(history.state, '', address);
      readAddress();
    },
    [timeout, readAddress],
  );
  return { query, changeQuery, moveTo };
}
