import { useClock } from '../hooks/useClock';
import { useStage } from '../stage/useStage';
import { durationOf } from './model';
import { useUpdateProgress } from './UpdateProgressProvider';

export const stepTime = 1000;

/** Milliseconds since the update reached 100 percent, in steps of `stepTime`. */
export function useTimeSinceComplete(): number | undefined {
  const { running } = useStage();
  const { plan, startedAt, isComplete } = useUpdateProgress();
  const now = useClock(stepTime, running && isComplete);
  if (!isComplete || startedAt === null) return undefined;
  return Math.max(0, now - startedAt - durationOf(plan));
}
