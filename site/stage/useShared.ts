import { useCallback, useState } from 'react';
import type { Screen, Shared } from './screen';

const nothing: Shared = {};

/** The state that the parts of the screen share. It starts anew with each screen. */
export function useShared(screen: Screen, path: string) {
  const [held, setHeld] = useState({ path, shared: screen.shared ?? nothing });
  const current = held.path === path ? held : { path, shared: screen.shared ?? nothing };
  if (current !== held) setHeld(current);

  const share = useCallback((some: Partial<Shared>) => {
    setHeld(({ path, shared }) => ({ path, shared: { ...shared, ...some } }));
  }, []);
  return { shared: current.shared, share };
}
