import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Calls `action` every so many milliseconds, only while `running`. */
export function useInterval(action: () => void, milliseconds: number, running: boolean) {
  const latest = useLatest(action);
  useEffect(() => {
    if (!running) return;
    const id = setInterval(() => latest.current(), milliseconds);
    return () => clearInterval(id);
  }, [milliseconds, running, latest]);
}
