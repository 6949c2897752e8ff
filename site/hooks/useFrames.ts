import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Calls `draw` before each repaint with the page's own clock, only while `running`. */
export function useFrames(draw: (now: number) => void, running: boolean) {
  const latest = useLatest(draw);
  useEffect(() => {
    if (!running) return;
    let id = requestAnimationFrame(function next(now) {
      id = requestAnimationFrame(next);
      latest.current(now);
    });
    return () => cancelAnimationFrame(id);
  }, [running, latest]);
}
