import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useTimeout } from '../../hooks/useTimeout';
import { pauseBefore } from './model';

/** Presses a key again and again, as a person would, while `active`. */
export function useAutoTyping(press: () => void, active: boolean) {
  const timeout = useTimeout();
  const latest = useLatest(press);
  useEffect(() => {
    if (!active) return;
    const wait = (key: number) =>
      timeout.start(pauseBefore(key), () => {
        latest.current();
        wait(key + 1);
      });
    wait(0);
    return timeout.stop;
  }, [active, timeout, latest]);
}
