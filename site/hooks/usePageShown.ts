import { useSyncExternalStore } from 'react';

const moments = ['visibilitychange', 'prerenderingchange'] as const;

function subscribe(changed: () => void) {
  for (const moment of moments) document.addEventListener(moment, changed);
  return () => {
    for (const moment of moments) document.removeEventListener(moment, changed);
  };
}

const isShown = () =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

/** True while somebody can see the page: neither in a hidden tab nor prerendered ahead of a visit. */
export const usePageShown = () => useSyncExternalStore(subscribe, isShown, () => false);
