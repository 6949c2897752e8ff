import type { Plan } from '../../progress/model';
import { type Scenes, sceneAt } from '../../progress/scenes';

/** Whole minutes as the percent promises them; 0 is less than one. */
export function minutesLeft(
  { minutes, startPercentage }: Pick<Plan, 'minutes' | 'startPercentage'>,
  percent: number,
): number {
  const left = (minutes * (100 - percent)) / (100 - startPercentage);
  return left < 1 ? 0 : Math.round(left);
}

/** A Mac that has installed an update restarts, and not only once. */
const ending = [
  ['full', 4],
  ['dark', 4],
  ['mark', 5],
  ['booting', 44],
] as const satisfies Scenes<string>;

/** Seconds and percent: a boot never moves evenly. */
const bootCurve = [
  [0, 0],
  [3, 14],
  [9, 41],
  [17, 48],
  [30, 86],
  [40, 100],
] as const;

export function bootPercent(milliseconds: number): number {
  const seconds = milliseconds / 1000;
  let [fromSecond, fromPercent]: readonly [number, number] = bootCurve[0];
  for (const [second, percent] of bootCurve) {
    if (seconds < second) {
      const part = (seconds - fromSecond) / (second - fromSecond);
      return fromPercent + part * (percent - fromPercent);
    }
    [fromSecond, fromPercent] = [second, percent];
  }
  return fromPercent;
}

export type Shown = {
  scene: 'installing' | (typeof ending)[number][0];
  /** Where the bar stands when it no longer shows the progress. */
  bar?: number;
};

export function shownAt(sinceComplete: number | undefined): Shown {
  if (sinceComplete === undefined) return { scene: 'installing' };
  const { name, since } = sceneAt(ending, sinceComplete);
  return name === 'booting' ? { scene: name, bar: bootPercent(since) } : { scene: name };
}
