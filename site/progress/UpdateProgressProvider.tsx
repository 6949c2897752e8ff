import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useAlarm } from '../hooks/useAlarm';
import { useOrders } from '../hooks/useOrders';
import { useTicks } from '../hooks/useTicks';
import { useStage } from '../stage/StageContext';
import type { ScreenProps } from '../stage/screen';
import { completeAt, nextTick, type Plan, type Progress, progressAt } from './model';
import { type ProgressFields, type ProgressShared, planOf } from './settings';

type Show = (progress: Progress) => void;

export type UpdateProgress = ProgressShared & {
  plan: Plan;
  isComplete: boolean;
  shows: Set<Show>;
};

const UpdateProgressContext = createContext<UpdateProgress | undefined>(undefined);

/** What changes the picture as a whole. What counts is for `useProgressTicks`. */
export function useUpdateProgress(): UpdateProgress {
  const progress = use(UpdateProgressContext);
  if (!progress) throw new Error('useUpdateProgress must be used within UpdateProgressProvider');
  return progress;
}

type Props = Pick<ScreenProps<ProgressFields, ProgressShared>, 'settings' | 'shared' | 'share'> & {
  /** When there is something new to show; with each percent, unless told otherwise. */
  next?: typeof nextTick;
  children: ReactNode;
};

/** Each part of a screen that wants to know the progress is wrapped in one of these. */
export function UpdateProgressProvider({
  settings,
  shared: { startedAt },
  share,
  next = nextTick,
  children,
}: Props) {
  const { running } = useStage();
  const [shows] = useState(() => new Set<Show>());
  const plan = planOf(settings);
  const start = startedAt ?? Infinity;
  const end = start + completeAt(plan);
  const now = useAlarm((now) => (now < end ? end : Infinity), running);

  useTicks((now) => {
    const progress = progressAt(plan, now - start);
    for (const show of shows) show(progress);
    return start + next(plan, now - start);
  }, running);

  useEffect(() => {
    if (running && startedAt === null) share({ startedAt: Date.now() });
  }, [running, startedAt, share]);

  useOrders((order) => order === 'restart' && share({ startedAt: Date.now() }));

  return (
    <UpdateProgressContext value={{ plan, startedAt, isComplete: now >= end, shows }}>
      {children}
    </UpdateProgressContext>
  );
}

/** Shows the progress after each render and with every tick. */
export function useProgressTicks(show: Show) {
  const { plan, startedAt, shows } = useUpdateProgress();
  useLayoutEffect(() => {
    show(progressAt(plan, Date.now() - (startedAt ?? Infinity)));
    shows.add(show);
    return () => {
      shows.delete(show);
    };
  });
}
