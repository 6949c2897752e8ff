import { type RefObject, useEffect } from 'react';

/**
 * Sets the endless CSS animations of an element to the time of day whenever `running` begins: while
 * they were paused, the clock was not.
 */
export function useInStepWithClock(
  element: RefObject<Element | null>,
  cycle: number,
  running: boolean,
) {
  useEffect(() => {
    if (!running) return;
    for (const animation of element.current?.getAnimations() ?? []) {
      animation.currentTime = Date.now() % cycle;
    }
  }, [element, cycle, running]);
}
