import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Returns true when the key was meant for whoever is asked. */
export type KeyTaker = (event: KeyboardEvent) => boolean;

/** Joins those who are offered keys while `active`; whoever joined first is offered them first. */
export function useKeyTaker(takers: Set<KeyTaker>, take: KeyTaker, active: boolean) {
  const latest = useLatest(take);
  useEffect(() => {
    if (!active) return;
    const taker: KeyTaker = (event) => latest.current(event);
    takers.add(taker);
    return () => {
      takers.delete(taker);
    };
  }, [takers, active, latest]);
}
