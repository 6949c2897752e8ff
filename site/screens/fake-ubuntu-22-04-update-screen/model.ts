import { type Scenes, sceneAt } from '../../progress/scenes';

export const dotCount = 5;
const dotTime = 1000;
export const dotCycle = dotCount * dotTime;

/** The installed system starts, and since nothing was installed, it starts again. */
const ending = [
  ['complete', 3],
  ['fading', 2],
  ['dark', 3],
  ['starting', 25],
] as const satisfies Scenes<string>;

export type SceneName = 'installing' | (typeof ending)[number][0];

export const sceneSince = (sinceComplete: number | undefined): SceneName =>
  sinceComplete === undefined ? 'installing' : sceneAt(ending, sinceComplete).name;
