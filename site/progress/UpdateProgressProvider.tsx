import { createContext, type ReactNode, use, useEffect } from 'react';
import { useClock } from '../hooks/useClock';
import { useTranslations } from '../i18n/translations';
import { useStage } from '../stage/StageContext';
import type { ScreenProps } from '../stage/screen';
import { clockTime, progressAt } from './model';
import type { ProgressFields, ProgressShared } from './settings';

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
  const { minutes, start: startPercentage, stuck } = settings;
  const { startedAt } = shared;
  const plan = { minutes, startPercentage, stuck };
  const isOver = startedAt !== null && progressAt(plan, Date.now() - startedAt).percent === 100;
  const now = useClock(1000, running && !isOver);

  useEffect(() => {
    if (running && startedAt === null) share({ startedAt: Date.now() });
  }, [running, startedAt, share]);

  const elapsed = startedAt === null ? 0 : Math.max(now, isOver ? Date.now() : 0) - startedAt;
  const { percent, secondsLeft } = progressAt(plan, elapsed);
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
