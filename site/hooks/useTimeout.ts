import { useEffect, useMemo } from 'react';

export type Timeout = {
  start: (milliseconds: number, action: () => void) => void;
  stop: () => void;
};

/** One timer: starting it again stops the one before, and leaving the page stops it for good. */
export function useTimeout(): Timeout {
  const timeout = useMemo(() => {
    let id: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(id);
    return {
      stop,
      start(milliseconds: number, action: () => void) {
        stop();
        id = setTimeout(action, milliseconds);
      },
    };
  }, []);
  useEffect(() => timeout.stop, [timeout]);
  return timeout;
}
