export type Light = {
  /** Of its middle, in percent of the width and the height. */
  left: number;
  top: number;
  /** Its diameter, in percent of the shorter side. */
  size: number;
  /** How far it drifts up and down from there, in percent of the height. */
  drift: number;
  /** From the lowest point to the highest. */
  seconds: number;
  /** How much of that it has done when somebody begins to look. */
  begun: number;
  hue: number;
};

const goldenRatio = (1 + Math.sqrt(5)) / 2;

/** From 0 to 1: however many there are, the next one falls into the largest gap. */
const spread = (index: number, turns: number) => (0.5 + index * goldenRatio * turns) % 1;

const between = (min: number, max: number, share: number) => min + (max - min) * share;

/** The light with that number; others do not change it, so more of them disturb none. */
export function lightAt(index: number): Light {
  const seconds = between(9, 21, spread(index, 2));
  return {
    left: between(8, 92, spread(index, 1)),
    top: between(30, 70, spread(index, 3)),
    size: between(24, 52, spread(index, 5)),
    drift: between(12, 26, spread(index, 7)),
    seconds,
    begun: seconds * spread(index, 4),
    hue: Math.round(between(0, 60, spread(index, 6))),
  };
}

export const lightsOf = (count: number): Light[] =>
  Array.from({ length: count }, (_, index) => lightAt(index));
