import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest';
import { loadScreen } from './loadScreen';
import { readPage, type ScreenPage } from './page';
import type { Screen } from './screen';

export type Shown = { page: ScreenPage; screen: Screen };
async function fetchShown(address: string): Promise<Shown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const page = readPage(await answer.text());
  return { page, screen: await loadScreen(page) };
}

/**
 * Goes from screen to screen inside one document, because a new document would leave full screen.
 * Every page carries what is needed as JSON, so the pages themselves are the interface.
 */
export function useWalk(first: Shown, arrived: (page: ScreenPage, query: string) => void) {
  const [shown, setShown] = useState(first);
  const latest = useLatest(shown);
  const latestArrived = useLatest(arrived);
  const kept = useRef(new Map<string, Promise<Shown>>());
  const steps = useRef(Promise.resolve());

  const load = useCallback((address: string) => {
    const known = kept.current.get(address);
    if (known) return known;
    const loading = fetchShown(address);
    kept.current.set(address, loading);
    loading.catch(() => kept.current.delete(address));
    return loading;
  }, []);

  const goTo = useCallback(
    (target: (from: ScreenPage) => string, query = '') => {
      steps.current = steps.current
        .then(() => load(target(latest.current.page)))
        .then((next) => {
          latest.current = next;
          setShown(next);
          latestArrived.current(next.page, query);
        })
        .catch((reason) => console.info('The next screen could not be loaded:', reason));
    },
    [load, latest, latestArrived],
  );

  const { previous, next } = shown.page.addresses;
  const prepare = useCallback(() => {
    for (const address of [previous, next]) load(address).catch(() => {});
  }, [previous, next, load]);

  return { shown, goTo, prepare };
}

/** Fetches what is one step away, so that an arrow key answers at once. */
export function usePrepared(prepare: () => void, wanted: boolean) {
  useEffect(() => {
    if (wanted) prepare();
  }, [prepare, wanted]);
}
