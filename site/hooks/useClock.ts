import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The time of day in steps of `every` milliseconds, while `running`; 0 before it first ran. It
 * reads the clock on each step, so a sleeping tab is right at once when it wakes.
 */
export function useClock(every: number, running: boolean): number {
  const [now, setNow] = useState(0);
  useLayoutEffect(() => {
    if (!running) return;
    let id: ReturnType<typeof setTimeout>;
    // Left to React, each step would wake the page three times: for the timer, a render, its effects.
    const step = () => flushSync(tick);
    const tick = () => {
      const time = Date.now();
      setNow(time);
      id = setTimeout(step, every - (time % every));
    };
    tick();
    return () => clearTimeout(id);
  }, [every, running]);
  return now;
}
