import { useEvent } from './useEvent';

declare global {
  interface WindowEventMap {
    restart: Event;
  }
}

/** Hears that what runs on this page shall begin anew. */
export const useRestart = (restart: () => void) => useEvent('window', 'restart', restart);

export const tellRestart = () => window.dispatchEvent(new Event('restart'));
