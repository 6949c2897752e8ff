export type Plan = {
  minutes: number;
  startPercentage: number;
  /** Stops for good one percent before the end. */
  stuck: boolean;
};

export const durationOf = ({ minutes }: Pick<Plan, 'minutes'>) => minutes * 60_000;

const ticksOf = ({ startPercentage }: Plan) => 100 - startPercentage;

export const tickInterval = (plan: Plan) => durationOf(plan) / ticksOf(plan);

export type Progress = { percent: number; secondsLeft: number };

/** One division of whole numbers: dividing by the interval would let some ticks come late. */
const ticksAt = (plan: Plan, elapsed: number) =>
  Math.floor((Math.max(0, elapsed) * ticksOf(plan)) / durationOf(plan));

/** Rises one percent a tick up to the end, however late somebody looks. */
export function progressAt(plan: Plan, elapsed: number): Progress {
  const end = plan.stuck ? 99 : 100;
  const percent = Math.min(end, plan.startPercentage + ticksAt(plan, elapsed));
  const left = Math.max(0, durationOf(plan) - Math.max(0, elapsed));
  const least = percent < 100 ? 1 : 0;
  return { percent, secondsLeft: Math.max(least, Math.ceil(left / 1000)) };
}

/** How much must have elapsed for the percent or the seconds to be others than they are now. */
export function nextChange(plan: Plan, elapsed: number): number {
  const { percent, secondsLeft } = progressAt(plan, elapsed);
  if (percent === 100) return Infinity;
  const isLastPercent = plan.stuck && percent === 99;
  const ticks = ticksAt(plan, elapsed) + 1;
  const tick = isLastPercent ? Infinity : Math.ceil((ticks * durationOf(plan)) / ticksOf(plan));
  const second = secondsLeft === 1 ? Infinity : durationOf(plan) - (secondsLeft - 1) * 1000;
  return Math.min(tick, second);
}

/** `M:SS`, seconds zero-padded. */
export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
