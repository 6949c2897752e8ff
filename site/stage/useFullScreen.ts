import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useEvent } from '../hooks/useEvent';

type LockableOrientation = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

const logOnly = (what: string) => (reason: unknown) => console.info(`${what}:`, reason);

async function lockLandscape() {
  await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
}

function unlockOrientation() {
  try {
    screen.orientation?.unlock?.();
  } catch (reason) {
    logOnly('The orientation could not be unlocked')(reason);
  }
}

/**
 * Real full screen where the browser has it; elsewhere (iPhones, frames that may not) the element
 * fills the viewport instead, which the caller shows with `data-filled`.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [native, setNative] = useState(false);
  const [filled, setFilled] = useState(false);

  useEvent('document', 'fullscreenchange', () => {
    const on = element.current !== null && document.fullscreenElement === element.current;
    setNative(on);
    if (on) lockLandscape().catch(logOnly('The orientation could not be locked'));
    else unlockOrientation();
  });

  const enter = useCallback(() => {
    if (!document.fullscreenEnabled) return setFilled(true);
    element.current
      ?.requestFullscreen({ navigationUI: 'hide' })
      .catch(logOnly('Full screen was refused'));
  }, [element]);

  const leaveFullScreen = useCallback(() => {
    setFilled(false);
    if (document.fullscreenElement) {
      document.exitFullscreen().catch(logOnly('Full screen could not be left'));
    }
  }, []);

  // The button that was pressed is out of sight now and must not take the next Enter or Space.
  const on = native || filled;
  useEffect(() => {
    if (on) element.current?.focus({ preventScroll: true });
  }, [on, element]);

  useEffect(() => {
    if (!filled) return;
    lockLandscape().catch(logOnly('The orientation could not be locked'));
    return unlockOrientation;
  }, [filled]);

  return { on, filled, enter, leaveFullScreen };
}
