import { type Scenes, sceneAt } from '../../progress/scenes';

/** New firmware needs a restart; this one never gets beyond its first picture. */
const ending = [
  ['complete', 3],
  ['dark', 3],
  ['splash', 6],
  ['finishing', 40],
] as const satisfies Scenes<string>;

export type SceneName = 'updating' | (typeof ending)[number][0];

export const sceneSince = (sinceComplete: number | undefined): SceneName =>
  sinceComplete === undefined ? 'updating' : sceneAt(ending, sinceComplete).name;
