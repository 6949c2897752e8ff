import { useEffect } from 'react';
import { usePageShown } from '../hooks/usePageShown';

/** Browsers drop the screen wake lock whenever the tab is hidden, so it is asked for again on each return. */
export function useWakeLock(wanted: boolean) {
  const shown = usePageShown();
  const active = wanted && shown;
  useEffect(() => {
    if (!active || !navigator.wakeLock) return;
    const lock = navigator.wakeLock.request('screen');
    lock.catch((reason) => console.info('The display may go to sleep:', reason));
    return () => {
      lock.then((held) => held.release()).catch(() => {});
    };
  }, [active]);
}
