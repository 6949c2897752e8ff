import { isStageKey } from '../stage/keys';
import type { ScreenProps } from '../stage/screen';
import { useOrders } from '../stage/useOrders';
import { useStageKeys } from '../stage/useStage';
import { type ProgressFields, type ProgressState, progressState } from './fields';

/** `crashed` is the start of the run that crashed, so that every restart leaves the crash behind. */
export type CrashState = ProgressState & { crashed: number | null };
export const crashState: CrashState = { ...progressState, crashed: null };

const isAnswer = (event: KeyboardEvent) =>
  event.key === 'Enter' ||
  (event.key.length === 1 &&
    !isStageKey(event) &&
    !(event.ctrlKey || event.metaKey || event.altKey));

type Props = Pick<ScreenProps<ProgressFields, CrashState>, 'state' | 'setState'>;

/** Enter lets the update crash on its own screen; the next key begins anew. */
export function useOwnCrash({ state, setState }: Props): boolean {
  const { startedAt, crashed } = state;
  const hasCrashed = startedAt !== null && crashed === startedAt;
  const restart = () => setState({ startedAt: Date.now(), crashed: null });
  useStageKeys((event) => {
    const isMeant = hasCrashed ? isAnswer(event) : event.key === 'Enter';
    if (!isMeant || event.repeat) return false;
    if (hasCrashed) restart();
    else setState({ crashed: startedAt });
    return true;
  });
  // The progress, which obeys otherwise, is off the stage during a crash.
  useOrders((order) => order === 'restart' && hasCrashed && restart());
  return hasCrashed;
}
