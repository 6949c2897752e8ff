import { useEffect, useState } from 'react';
import { useEvent } from './useEvent';
import { useTimeout } from './useTimeout';

/** True after `milliseconds` in which nobody moved the pointer, touched or tabbed. */
export function useIdle(milliseconds: number, watching: boolean) {
  const [idle, setIdle] = useState(false);
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
    if (watching) wake();
    else timeout.stop();
  }, [watching]);
  return watching && idle;
}
