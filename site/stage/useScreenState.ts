import { useCallback, useState } from 'react';
import type { Screen, ScreenState } from './screen';

const nothing: ScreenState = {};

/** The state that the parts of the screen share. It starts anew with each screen. */
export function useScreenState(screen: Screen, path: string) {
  const [held, setHeld] = useState({ path, state: screen.state ?? nothing });
  const current = held.path === path ? held : { path, state: screen.state ?? nothing };
  if (current !== held) setHeld(current);

  const setState = useCallback((some: Partial<ScreenState>) => {
    setHeld(({ path, state }) => ({ path, state: { ...state, ...some } }));
  }, []);
  return { state: current.state, setState };
}
