import { useEffect, useState } from 'react';
import { useEvent } from '../hooks/useEvent';

/** The controls, hidden by H until H, or a finger, which has no H, or the end of full screen. */
export function useHiddenControls(on: boolean) {
  const [hidden, setHidden] = useState(false);
  useEvent('document', 'pointerdown', ({ pointerType }) => {
    if (pointerType !== 'mouse') setHidden(false);
  });
  useEffect(() => {
    if (!on) setHidden(false);
  }, [on]);
  return { controlsHidden: hidden, hideControls: () => setHidden((before) => !before) };
}
