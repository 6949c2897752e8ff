import { createContext, use, useEffect } from 'react';
import { useLatest } from '../hooks/useLatest';

/** Returns true when the key was meant for the screen. */
export type KeyTaker = (event: KeyboardEvent) => boolean;

export type StageState = {
  /** The screen fills the display, or the window of a full-screen page. */
  full: boolean;
  /** Somebody can see it: draw, count, sound. Otherwise do nothing. */
  running: boolean;
  enter: () => void;
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
  useKeyTaker(take, useStage().running && active);
}

/** Takes keys also before the screen runs; whoever asked first is offered them first. */
export function useKeyTaker(take: KeyTaker, active: boolean) {
  const { keyTakers } = useStage();
  const latest = useLatest(take);
  useEffect(() => {
    if (!active) return;
    const taker: KeyTaker = (event) => latest.current(event);
    keyTakers.add(taker);
    return () => {
      keyTakers.delete(taker);
    };
  }, [keyTakers, active, latest]);
}
