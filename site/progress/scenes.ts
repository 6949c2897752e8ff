/** Scenes in the order in which they are shown, with the seconds that each lasts. */
export type Scenes<Name extends string> = readonly (readonly [name: Name, seconds: number])[];

export type Scene<Name extends string> = {
  name: Name;
  /** Milliseconds that it has been on. */
  since: number;
};

/** The first scene plays once, then the others go round for as long as somebody waits. */
export function sceneAt<Name extends string>(scenes: Scenes<Name>, elapsed: number): Scene<Name> {
  const total = scenes.reduce((sum, [, seconds]) => sum + seconds * 1000, 0);
  const once = (scenes[0]?.[1] ?? 0) * 1000;
  const time = Math.max(0, elapsed);
  let since = time < once ? time : once + ((time - once) % (total - once));
  for (const [name, seconds] of scenes) {
    if (since < seconds * 1000) return { name, since };
    since -= seconds * 1000;
  }
  throw new Error('sceneAt needs at least two scenes that last');
}
