import type { Impact } from './model';
import { between, either, type Random, randomFrom } from './random';

/** How finely the stage is divided for lines: across and down. */
export const grid = { width: 5000, height: 100 };

const colours = ['#fff', '#000', '#f2f', '#0f6', '#2cf', '#f33', '#fe3', '#24f'];

/** A column is dead from the break to the end that it is cut off from, or altogether. */
export type DeadLine = { x: number; from: number; to: number; colour: string; wide: boolean };

const oneOf = (random: Random) => colours[Math.floor(random() * colours.length)] ?? '#fff';

function extent(random: Random, y: number): Pick<DeadLine, 'from' | 'to'> {
  const cut = Math.round(y * grid.height);
  if (either(random, 0.55)) return { from: 0, to: grid.height };
  return either(random, 0.7) ? { from: cut, to: grid.height } : { from: 0, to: cut };
}

const inside = ({ x }: DeadLine) => x >= 0 && x <= grid.width;

/** Columns of pixels that nothing drives any more: a bundle through the impact, and some strays. */
export function deadLines({ seed, x, y, scale }: Impact): DeadLine[] {
  const random = randomFrom(seed + 1);
  const centre = x * grid.width;
  const bundle = Math.round(centre + between(random, -120, 120));
  const together = extent(random, y);
  const pair = [oneOf(random), oneOf(random)];
  const bundled = Array.from({ length: Math.round(9 * scale ** 2) }, (_, at) => ({
    ...together,
    x: bundle + at * 6 + Math.floor(random() * 4),
    colour: pair[at % 2] ?? '#fff',
    wide: false,
  }));
  const strays = Array.from({ length: Math.round(6 * scale ** 2) }, () => ({
    ...extent(random, y),
    x: Math.round(centre + between(random, -400, 400) * random()),
    colour: oneOf(random),
    wide: either(random, 0.25),
  }));
  return [...bundled, ...strays].filter(inside);
}
