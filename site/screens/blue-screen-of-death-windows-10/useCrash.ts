import { useAlarm } from '../../hooks/useAlarm';
import { planOf } from '../../progress/fields';
import { useStage } from '../../stage/useStage';
import type { CrashValues } from './fields';
import { crashAt } from './model';

/** When the count that is shown began, and whether the machine is dark for a restart. */
export function useCrash(settings: CrashValues, firstStartedAt: number | null) {
  const { running } = useStage();
  const plan = planOf(settings);
  const first = firstStartedAt ?? Infinity;
  const now = useAlarm((now) => first + crashAt(plan, now - first).next, running);
  const { begun, isDark } = crashAt(plan, now - first);
  return { startedAt: firstStartedAt === null ? null : firstStartedAt + begun, isDark };
}
