import { useCallback, useMemo } from 'react';
import { readSettings, writeSettings } from './fields';
import type { ScreenProps } from './screen';
import { useQuery } from './useQuery';
import { useScreenState } from './useScreenState';
import { type Shown, useWalk } from './useWalk';

/** A screen that fails at this must not take the stage with it. */
function lightOf({ page, screen }: Shown, settings: ScreenProps['settings']): string {
  try {
    return screen.light?.(settings, page) ?? page.light;
  } catch {
    return page.light;
  }
}

/** The screen that is on, with its settings as the address has them. */
export function useScreen(first: Shown) {
  const { query: search, changeQuery, moveTo } = useQuery();
  const { shown, goTo, prefetch } = useWalk(first, ({ addresses, kind }, query) =>
    moveTo(addresses[kind] + query),
  );
  const { page, screen } = shown;
  const fields = useMemo(() => screen.fields(page), [screen, page]);
  const settings = useMemo(() => readSettings(fields, search), [fields, search]);
  // What is no setting of this screen stays in its address and goes no further.
  const query = useMemo(() => writeSettings(fields, settings), [fields, settings]);
  const change: ScreenProps['change'] = useCallback(
    (some) =>
      changeQuery((now) => writeSettings(fields, { ...readSettings(fields, now), ...some }, now)),
    [fields, changeQuery],
  );
  const { state, setState } = useScreenState(screen, page.path);
  const light = lightOf({ page, screen }, settings);
  return {
    ...{ page, screen, settings, change, state, setState },
    ...{ query, changeQuery, light, goTo, prefetch },
  };
}
