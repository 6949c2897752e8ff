import { createContext, type ReactNode, use, useEffect } from 'react';
import { useAlarm } from '../hooks/useAlarm';
import { useTranslations } from '../i18n/translations';
import { useStage } from '../stage/StageContext';
import type { ScreenProps } from '../stage/screen';
import { clockTime, nextChange, progressAt } from './model';
import { type ProgressFields, type ProgressShared, planOf } from './settings';

export type UpdateProgress = {
  minutes: number;
  startPercentage: number;
  progress: number;
  remaining: string;
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
  const t = useTranslations('progress');
  const { running } = useStage();
  const { startedAt } = shared;
  const plan = planOf(settings);
  const { minutes, startPercentage } = plan;
  const elapsedAt = (now: number) => (startedAt === null ? 0 : now - startedAt);
  const now = useAlarm(
    (now) => (startedAt === null ? Infinity : startedAt + nextChange(plan, elapsedAt(now))),
    running,
  );

  useEffect(() => {
    if (running && startedAt === null) share({ startedAt: Date.now() });
  }, [running, startedAt, share]);

  const { percent, secondsLeft } = progressAt(plan, elapsedAt(now));
  const remaining =
    percent >= 100 ? t('complete') : t('remaining', { time: clockTime(secondsLeft) });
  const restart = () => share({ startedAt: Date.now() });
  return (
    <UpdateProgressContext
      value={{ minutes, startPercentage, progress: percent, remaining, restart }}
    >
      {children}
    </UpdateProgressContext>
  );
}
