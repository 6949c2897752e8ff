import { createContext, use } from 'react';
import { type KeyTaker, useKeyTaker } from '../hooks/useKeyTaker';

export type StageState = {
  /** The screen fills the display, or the window of a bare page. */
  full: boolean;
  /** Somebody can see it: draw, count, sound. Otherwise do nothing. */
  running: boolean;
  enter: () => void;
  /** Out of full screen, or from a bare page to the standard one. */
  leave: () => void;
  /** Shows another screen of the catalogue, by its path, without leaving full screen. */
  show: (path: string) => void;
  keyTakers: Set<KeyTaker>;
};

export const StageContext = createContext<StageState | undefined>(undefined);

export function useStage(): StageState {
  const stage = use(StageContext);
  if (!stage) throw new Error('useStage must be used within a Stage');
  return stage;
}

/** Offers every key but Esc to a screen that runs, before the stage's own shortcuts get it. */
export function useStageKeys(take: KeyTaker, active = true) {
  const { keyTakers, running } = useStage();
  useKeyTaker(keyTakers, take, running && active);
}
