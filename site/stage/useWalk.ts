import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest';
import { loadScreen } from './loadScreen';
import { readPage, type ScreenPage } from './page';
import type { Screen } from './screen';

export type Shown = { page: ScreenPage; screen: Screen };

/** A page of another build would bring a second React, and this one's stage cannot show it. */
const isOfThisBuild = (html: string) =>
  import.meta.env.DEV || html.includes(new URL(import.meta.url).pathname);

async function fetchShown(address: string): Promise<Shown | undefined> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const html = await answer.text();
  if (!isOfThisBuild(html)) return undefined;
  const page = readPage(html);
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
  const kept = useRef(new Map<string, Promise<Shown | undefined>>());
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
        .then(async () => {
          const address = target(latest.current.page);
          const next = await load(address);
          if (!next) return location.assign(address);
          latest.current = next;
          setShown(next);
          latestArrived.current(next.page, query);
        })
        .catch((reason) => console.info('The next screen could not be loaded:', reason));
    },
    [load, latest, latestArrived],
  );

  const { previous, next } = shown.page.addresses;
  const prefetch = useCallback(() => {
    for (const address of [previous, next]) load(address).catch(() => {});
  }, [previous, next, load]);

  return { shown, goTo, prefetch };
}

/** Fetches what is one step away, so that an arrow key answers at once. */
export function usePrefetched(prefetch: () => void, wanted: boolean) {
  useEffect(() => {
    if (wanted) prefetch();
  }, [prefetch, wanted]);
}
