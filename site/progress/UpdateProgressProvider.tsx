import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useAlarm } from '../hooks/useAlarm';
import { useTicks } from '../hooks/useTicks';
import type { ScreenProps } from '../stage/screen';
import { useOrders } from '../stage/useOrders';
import { useStage } from '../stage/useStage';
import { type ProgressFields, type ProgressState, planOf } from './fields';
import { completeAt, nextTick, type Plan, type Progress, progressAt } from './model';

type Show = (progress: Progress) => void;

export type UpdateProgress = ProgressState & {
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

type Props = Pick<ScreenProps<ProgressFields, ProgressState>, 'settings' | 'state' | 'setState'> & {
  /** When there is something new to show; with each percent, unless told otherwise. */
  next?: typeof nextTick;
  children: ReactNode;
};

/** Each part of a screen that wants to know the progress is wrapped in one of these. */
export function UpdateProgressProvider({
  settings,
  state: { startedAt },
  setState,
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
    if (running && startedAt === null) setState({ startedAt: Date.now() });
  }, [running, startedAt, setState]);

  useOrders((order) => order === 'restart' && setState({ startedAt: Date.now() }));

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
