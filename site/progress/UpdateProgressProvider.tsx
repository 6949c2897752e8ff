import { createContext, type ReactNode, use, useEffect } from 'react';
import { useAlarm } from '../hooks/useAlarm';
import { useStage } from '../stage/StageContext';
import type { ScreenProps } from '../stage/screen';
import { nextTick, type Plan, progressAt } from './model';
import { type ProgressFields, type ProgressShared, planOf } from './settings';

export type UpdateProgress = Plan &
  ProgressShared & {
    progress: number;
    restart: () => void;
  };

const UpdateProgressContext = createContext<UpdateProgress | undefined>(undefined);

export function useUpdateProgress(): UpdateProgress {
  const progress = use(UpdateProgressContext);
  if (!progress) throw new Error('useUpdateProgress must be used within UpdateProgressProvider');
  return progress;
}

type Props = Pick<ScreenProps<ProgressFields, ProgressShared>, 'settings' | 'shared' | 'share'> & {
  children: ReactNode;
};

/** Each part of a screen that wants to know the progress is wrapped in one of these. */
export function UpdateProgressProvider({ settings, shared, share, children }: Props) {
  const { running } = useStage();
  const { startedAt } = shared;
  const plan = planOf(settings);
  const start = startedAt ?? Infinity;
  const now = useAlarm((now) => start + nextTick(plan, now - start), running);

  useEffect(() => {
    if (running && startedAt === null) share({ startedAt: Date.now() });
  }, [running, startedAt, share]);

  const progress = progressAt(plan, now - start).percent;
  const restart = () => share({ startedAt: Date.now() });
  return (
    <UpdateProgressContext value={{ ...plan, startedAt, progress, restart }}>
      {children}
    </UpdateProgressContext>
  );
}
