import { useCallback, useMemo } from 'react';
import type { Screen, ScreenProps } from './screen';
import { readSettings, writeSettings } from './settings';
import { useQuery } from './useQuery';
import { useShared } from './useShared';
import { type Shown, useWalk } from './useWalk';

/** The screen that is on, with its settings as the address has them. */
export function useScreen(first: Shown, loadScreen: (folder: string) => Promise<Screen>) {
  const { query, changeQuery, moveTo } = useQuery();
  const { shown, goTo, prepare } = useWalk(first, loadScreen, ({ addresses, kind }) =>
    moveTo(addresses[kind]),
  );
  const { page, screen } = shown;
  const fields = useMemo(() => screen.settings(page), [screen, page]);
  const settings = useMemo(() => readSettings(fields, query), [fields, query]);
  const change: ScreenProps['change'] = useCallback(
    (some) =>
      changeQuery((now) => writeSettings(fields, { ...readSettings(fields, now), ...some }, now)),
    [fields, changeQuery],
  );
  const { shared, share } = useShared(screen, page.path);
  const light = screen.light?.(settings, page) ?? page.light;
  return { page, screen, settings, change, shared, share, query, light, goTo, prepare };
}
