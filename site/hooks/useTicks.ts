import { useLayoutEffect } from 'react';

/**
 * Calls `tick` after each render and then at every time of day that it returns; `Infinity` for
 * never. It is meant for what changes one text or one bar several times a minute: a render of React
 * for that costs as much as the frame that shows it.
 */
export function useTicks(tick: (now: number) => number, running: boolean) {
  useLayoutEffect(() => {
    let id: ReturnType<typeof setTimeout>;
    // A timer may fire a moment before the clock gets there; then the next one is just as near.
    const look = () => {
      const now = Date.now();
      const at = tick(now);
      if (running && at !== Infinity) id = setTimeout(look, at - now);
    };
    look();
    return () => clearTimeout(id);
  });
}
