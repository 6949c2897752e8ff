import { distance, middle, moved, type Point } from './geometry';
import { branch, radials } from './radials';
import { between, either, type Random } from './random';
import { pieces, type Shard } from './shards';

type Line = readonly Point[];

/** Far from the impact the corners lie far apart, and glass breaks in no straight line. */
function ragged(random: Random, line: Line): Point[] {
  return line.flatMap((point, at) => {
    const before = line[at - 1];
    const gap = before ? distance(before, point) : 0;
    if (!before || gap < 75) return [point];
    const bow = gap * 0.035;
    const bend = moved(
      middle(before, point),
      between(random, -bow, bow),
      between(random, -bow, bow),
    );
    return [bend, point];
  });
}

/** One looks at the glass from one side, so the walls of its cracks show on the other. */
const depth = [5, 7.5] as const;

/** Here and there the wall of a crack catches the light. */
function walls(random: Random, cracks: readonly Line[]): Point[][] {
  return cracks.flatMap((crack) => {
    const from = Math.floor(between(random, 0, crack.length - 2));
    const part = crack.slice(from, from + 3 + Math.floor(random() * 4));
    const last = part.length - 1;
    if (last < 2) return [];
    const foot = part.map((point, at) => {
      const deep = Math.sin((Math.PI * at) / last);
      return moved(point, depth[0] * deep, depth[1] * deep);
    });
    return [[...part, ...foot.slice(1, -1).reverse()]];
  });
}

/** Chips beside the cracks that send the light straight to the eye. */
function glints(random: Random, cracks: readonly Line[]): Point[][] {
  return cracks.flatMap((crack) =>
    crack.slice(2, 9).flatMap((corner, at) => {
      const next = crack[at + 3];
      if (!next || !either(random, 0.3)) return [];
      const gap = distance(corner, next);
      const [along, across] = [between(random, 7, 25) / gap, between(random, -3, 3) / gap];
      const [dx, dy] = [next[0] - corner[0], next[1] - corner[1]];
      const tip = moved(corner, dx * along, dy * along);
      return [[corner, tip, moved(middle(corner, tip), -dy * across, dx * across)]];
    }),
  );
}

export type Web = {
  /** One bundle for each crack that radiates, with its branches; every line starts at its tip. */
  cracks: Point[][][];
  rings: Point[][];
  walls: Point[][];
  glints: Point[][];
  shards: Shard[];
};

export function web(random: Random): Web {
  const found = radials(random);
  const sectors = found.map((one, at) => ({ one, other: found[(at + 1) % found.length] ?? one }));
  const broken = sectors.map(({ one, other }) => pieces(random, one, other));
  const branches = sectors.map(({ one, other }) =>
    [branch(random, one, other), branch(random, other, one)]
      .filter((line) => line.length > 2)
      .map((line) => ragged(random, line)),
  );
  const radiating = found.map(({ corners }) => ragged(random, corners));
  return {
    cracks: radiating.map((crack, at) =>
      [crack, ...(branches[at] ?? [])].map((line) => [...line].reverse()),
    ),
    rings: broken.flatMap(({ rings }) => rings),
    walls: walls(random, radiating),
    glints: glints(random, radiating),
    shards: broken.flatMap(({ shards }) => shards),
  };
}
