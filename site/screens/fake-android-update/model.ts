import { type Scenes, sceneAt } from '../../progress/scenes';

export const appCount = 143;
const appTime = 1000;

/** After an update every app is precomputed anew; when the last one is done, it must have been in vain. */
const ending = [
  ['complete', 3],
  ['dark', 3],
  ['booting', 8],
  ['optimizing', (appCount * appTime) / 1000],
  ['startingApps', 6],
] as const satisfies Scenes<string>;

export type Shown = {
  scene: 'installing' | (typeof ending)[number][0];
  /** Which app is being precomputed, counted from 1. */
  app: number;
};

export function shownAt(sinceComplete: number | undefined): Shown {
  if (sinceComplete === undefined) return { scene: 'installing', app: 1 };
  const { name, since } = sceneAt(ending, sinceComplete);
  return { scene: name, app: name === 'optimizing' ? Math.floor(since / appTime) + 1 : appCount };
}

/** The outline of a gear around 0, 0. */
export function gearPath(teeth: number, outer: number, inner: number): string {
  const pointAt = (part: number, radius: number) => {
    const angle = (2 * Math.PI * part) / (teeth * 4);
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((value) => (value * radius).toFixed(1));
    return `${x} ${y}`;
  };
  const points = Array.from({ length: teeth * 4 }, (_, part) =>
    pointAt(part, part % 4 < 2 ? outer : inner),
  );
  return `M${points.join('L')}Z`;
}
