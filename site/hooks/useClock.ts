import { useEffect, useState } from 'react';

/**
 * The time of day in steps of `every` milliseconds, while `running`; 0 before it first ran. It
 * reads the clock on each step, so a sleeping tab is right at once when it wakes.
 */
export function useClock(every: number, running: boolean): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!running) return;
    let id: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      id = setTimeout(tick, every - (time % every));
    };
    tick();
    return () => clearTimeout(id);
  }, [every, running]);
  return now;
}
