import { useEffect, useState } from 'react';
import { useEvent } from './useEvent';
import { useTimeout } from './useTimeout';

/**
 * True after `milliseconds` in which nobody moved the pointer, touched or tabbed; with
 * `quietAtFirst`, until somebody does so for the first time.
 */
export function useIdle(milliseconds: number, watching: boolean, quietAtFirst = false) {
  const [idle, setIdle] = useState(quietAtFirst);
  const timeout = useTimeout();
  const wake = () => {
    setIdle(false);
    timeout.start(milliseconds, () => setIdle(true));
  };
  useEvent('document', 'pointermove', wake, watching);
  useEvent('document', 'pointerdown', wake, watching);
  useEvent('document', 'focusin', wake, watching);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock restarts when watching starts, not whenever `wake` is made anew
  useEffect(() => {
    if (!watching) timeout.stop();
    else if (!quietAtFirst) wake();
  }, [watching]);
  return watching && idle;
}
