import { isStageKey } from '../stage/keys';
import { useStageKeys } from '../stage/StageContext';
import type { ScreenProps } from '../stage/screen';
import { type ProgressFields, type ProgressShared, progressShared } from './settings';

/** `crashed` is the start of the run that crashed, so that every restart leaves the crash behind. */
export type CrashShared = ProgressShared & { crashed: number | null };
export const crashShared: CrashShared = { ...progressShared, crashed: null };

const isAnswer = (event: KeyboardEvent) =>
  event.key === 'Enter' ||
  (event.key.length === 1 &&
    !isStageKey(event) &&
    !(event.ctrlKey || event.metaKey || event.altKey));

type Props = Pick<ScreenProps<ProgressFields, CrashShared>, 'shared' | 'share'>;

/** Enter lets the update crash on its own screen; the next key begins anew. */
export function useOwnCrash({ shared, share }: Props): boolean {
  const { startedAt, crashed } = shared;
  const hasCrashed = startedAt !== null && crashed === startedAt;
  useStageKeys((event) => {
    const isMeant = hasCrashed ? isAnswer(event) : event.key === 'Enter';
    if (!isMeant || event.repeat) return false;
    share(hasCrashed ? { startedAt: Date.now(), crashed: null } : { crashed: startedAt });
    return true;
  });
  return hasCrashed;
}
