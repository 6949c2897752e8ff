import { type Point, polar } from './geometry';
import { between, type Random } from './random';
import type { Shard } from './shards';

const fullTurn = 2 * Math.PI;
const slices = 19;
const radii = [4, 9, 15, 23, 33, 46];

/** Crumbs lie as they broke, side by side. Towards the rim more and more of them are missing. */
function crumbs(random: Random): Shard[] {
  const corners = radii.map((radius) =>
    Array.from({ length: slices }, (_, slice) =>
      polar(
        ((slice + between(random, -0.6, 0.6)) / slices) * fullTurn,
        radius * between(random, 0.72, 1.28),
      ),
    ),
  );
  const corner = (ring: number, slice: number): Point => corners[ring]?.[slice % slices] ?? [0, 0];
  const all = radii.slice(1).flatMap((_, ring) =>
    Array.from({ length: slices }, (_, slice) => ({
      outline: [
        corner(ring, slice),
        corner(ring + 1, slice),
        corner(ring + 1, slice + 1),
        corner(ring, slice + 1),
      ],
      tone: Math.min(4, Math.ceil(random() * 6 - ring * 1.15)),
    })),
  );
  return all.filter(({ tone }) => tone > 0);
}

function hair(random: Random): Point[] {
  const angle = between(random, 0, fullTurn);
  const from = between(random, 10, 48);
  return [
    polar(angle, from),
    polar(angle + between(random, -0.1, 0.1), from + between(random, 14, 85)),
  ];
}

export type Crush = { crumbs: Shard[]; hairs: Point[][] };

/** Where the blow fell: glass ground to crumbs, and hairline cracks around it. */
export const crush = (random: Random): Crush => ({
  crumbs: crumbs(random),
  hairs: Array.from({ length: 40 }, () => hair(random)),
});
