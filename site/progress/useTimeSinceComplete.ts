import { useClock } from '../hooks/useClock';
import { useStage } from '../stage/StageContext';
import type { ProgressShared } from './settings';
import { useUpdateProgress } from './UpdateProgressProvider';

export const stepTime = 1000;

/** Milliseconds since the update reached 100 percent, in steps of `stepTime`. */
export function useTimeSinceComplete({ startedAt }: ProgressShared): number | undefined {
  const { running } = useStage();
  const { minutes, progress } = useUpdateProgress();
  const isComplete = progress >= 100;
  const now = useClock(stepTime, running && isComplete);
  if (!isComplete || startedAt === null) return undefined;
  return Math.max(0, now - startedAt - minutes * 60_000);
}
