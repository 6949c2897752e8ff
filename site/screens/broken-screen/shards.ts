import { distance, middle, moved, type Point } from './geometry';
import type { Radial } from './radials';
import { between, either, type Random } from './random';

export type Shard = { outline: Point[]; tone: number };

/** Tone 0 is glass that looks as if nothing had happened. */
const tones = 5;

/** How many circles further out the glass breaks across again: often near the impact only. */
function nextCut(random: Random, circle: number): number {
  if (circle < 5) return either(random, 0.6) ? 1 : 2;
  if (circle < 8) return 2 + Math.floor(random() * 2);
  return either(random, 0.6) ? Number.POSITIVE_INFINITY : 3 + Math.floor(random() * 3);
}

function bent(random: Random, from: Point, to: Point): Point {
  const bow = distance(from, to) * 0.13;
  return moved(middle(from, to), between(random, -bow, bow), between(random, -bow, bow));
}

export type Pieces = { shards: Shard[]; rings: Point[][] };

/** The glass between two neighbouring cracks, and the short cracks that cut it into pieces. */
export function pieces(random: Random, one: Radial, other: Radial): Pieces {
  const shards: Shard[] = [];
  const rings: Point[][] = [];
  let inner: Point[] = [];
  let [here, there] = [0, 0];
  for (;;) {
    const step = nextCut(random, here);
    const slope = either(random, 0.55) ? 0 : either(random, 0.5) ? 1 : -1;
    const [nextHere, nextThere] = [here + step, Math.max(there + 1, here + step + slope)];
    const [from, to] = [one.corners[nextHere], other.corners[nextThere]];
    if (!from || !to) return { shards, rings };
    const ring = [from, bent(random, from, to), to];
    const outline = [
      ...one.corners.slice(here, nextHere),
      ...ring,
      ...other.corners.slice(there, nextThere).reverse(),
      ...inner,
    ];
    rings.push(ring);
    shards.push({ outline, tone: Math.floor(random() * tones) });
    inner = ring.slice(1, 2);
    [here, there] = [nextHere, nextThere];
  }
}
