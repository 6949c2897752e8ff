export type Plan = {
  minutes: number;
  startPercentage: number;
  /** Stops for good one percent before the end. */
  stuck: boolean;
};

export const tickInterval = ({ minutes, startPercentage }: Plan) =>
  (minutes * 60_000) / (100 - startPercentage);

export type Progress = { percent: number; secondsLeft: number };

/** Rises one percent a tick up to the end, however late somebody looks. */
export function progressAt(plan: Plan, elapsed: number): Progress {
  const interval = tickInterval(plan);
  const end = plan.stuck ? 99 : 100;
  const ticks = Math.floor(Math.max(0, elapsed) / interval);
  const percent = Math.min(Math.max(end, plan.startPercentage), plan.startPercentage + ticks);
  const left = Math.max(0, plan.minutes * 60_000 - Math.max(0, elapsed));
  const least = percent < 100 ? 1 : 0;
  return { percent, secondsLeft: Math.max(least, Math.ceil(left / 1000)) };
}

/** `M:SS`, seconds zero-padded. */
export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
