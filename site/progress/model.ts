export type Plan = {
  minutes: number;
  startPercentage: number;
  /** Stops for good one percent before the end. */
  stuck: boolean;
};

export const durationOf = ({ minutes }: Pick<Plan, 'minutes'>) => minutes * 60_000;

const endOf = ({ stuck }: Plan) => (stuck ? 99 : 100);

const ticksOf = ({ startPercentage }: Plan) => 100 - startPercentage;

export const tickInterval = (plan: Plan) => durationOf(plan) / ticksOf(plan);

export type Progress = { percent: number; secondsLeft: number };

/** One division of whole numbers: dividing by the interval would let some ticks come late. */
const ticksAt = (plan: Plan, elapsed: number) =>
  Math.floor((Math.max(0, elapsed) * ticksOf(plan)) / durationOf(plan));

/** Rises one percent a tick up to the end, however late somebody looks. */
export function progressAt(plan: Plan, elapsed: number): Progress {
  const percent = Math.min(endOf(plan), plan.startPercentage + ticksAt(plan, elapsed));
  const left = Math.max(0, durationOf(plan) - Math.max(0, elapsed));
  const least = percent < 100 ? 1 : 0;
  return { percent, secondsLeft: Math.max(least, Math.ceil(left / 1000)) };
}

/** What must have elapsed for the last percent. */
export const completeAt = (plan: Plan) => (plan.stuck ? Infinity : durationOf(plan));

/** What must have elapsed for the next percent to come; `Infinity` when the last one is there. */
export function nextTick(plan: Plan, elapsed: number): number {
  if (progressAt(plan, elapsed).percent === endOf(plan)) return Infinity;
  return Math.ceil(((ticksAt(plan, elapsed) + 1) * durationOf(plan)) / ticksOf(plan));
}

/** The same for the seconds that are left. */
export function nextSecond(plan: Plan, elapsed: number): number {
  const { secondsLeft } = progressAt(plan, elapsed);
  const least = plan.stuck ? 1 : 0;
  return secondsLeft === least ? Infinity : durationOf(plan) - (secondsLeft - 1) * 1000;
}

/** The same for whatever of the two comes first. */
export const nextTickOrSecond = (plan: Plan, elapsed: number) =>
  Math.min(nextTick(plan, elapsed), nextSecond(plan, elapsed));

/** `M:SS`, seconds zero-padded. */
export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
