import { useEffect, useState } from 'react';

/**
 * The time of day at which it last rang; 0 before. After each ring `next` is asked when to ring
 * again, `Infinity` for never. What was missed while not `running` rings at once when it goes on.
 */
export function useAlarm(next: (now: number) => number, running: boolean): number {
  const [now, setNow] = useState(0);
  const at = next(now);
  useEffect(() => {
    if (!running || at === Infinity) return;
    let id: ReturnType<typeof setTimeout>;
    // A timer may fire a moment before the clock gets there.
    const look = () => {
      const time = Date.now();
      if (time < at) id = setTimeout(look, at - time);
      else setNow(time);
    };
    look();
    return () => clearTimeout(id);
  }, [at, running]);
  return now;
}
