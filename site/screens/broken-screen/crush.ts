import { moved, type Point, polar, sliver } from './geometry';
import { between, type Random } from './random';

const somewhere = (random: Random, spread: number): Point =>
  polar(between(random, 0, 2 * Math.PI), spread * random() ** 0.8);

function splinter(random: Random, spread: number): Point[] {
  const centre = somewhere(random, spread);
  const size = between(random, 5, 22);
  const turn = between(random, 0, 2 * Math.PI);
  return [0, 1, 2].map((corner) => {
    const [dx, dy] = polar(turn + corner * 2.1 + between(random, -0.5, 0.5), size * random() + 3);
    return moved(centre, dx, dy);
  });
}

/** A scratch of light along a crack, thickest in its middle. */
function hair(random: Random, from: number, length: number): Point[] {
  const angle = between(random, 0, 2 * Math.PI);
  const bend = between(random, -0.08, 0.08);
  const line = [0, 0.5, 1].map((part) => polar(angle + bend * part, from + length * part));
  return sliver(line, (part) => (1 - part) * 3 + 0.8);
}

export type Crush = { powder: Point[][]; splinters: Point[][]; hairs: Point[][] };

/** Where the blow fell: glass ground to powder, splinters on it and hairline cracks around it. */
export const crush = (random: Random): Crush => ({
  powder: Array.from({ length: 46 }, () => splinter(random, 92)),
  splinters: Array.from({ length: 34 }, () => splinter(random, 62)),
  hairs: Array.from({ length: 42 }, () =>
    hair(random, between(random, 24, 70), between(random, 40, 190)),
  ),
});
