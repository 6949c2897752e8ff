import { distance, middle, moved, type Point, polar, reach, sliver } from './geometry';
import { between, either, type Random } from './random';

/** Radial cracks have a corner on each of these circles, where rings and forks may start. */
const circles = 17;
const innermost = 52;
const radiusOf = (circle: number) => innermost * (reach / innermost) ** (circle / (circles - 1));

type Radial = { angles: number[]; points: Point[] };

/** Most cracks die near the impact, some go on to the edge of the glass. */
const lastCircle = (random: Random) => {
  const fate = random();
  if (fate < 0.34) return circles - 1;
  return Math.floor(fate < 0.72 ? between(random, 9, 14) : between(random, 5, 9));
};

function radial(random: Random, angle: number, sector: number): Radial {
  const last = lastCircle(random);
  const angles: number[] = [];
  const points: Point[] = [];
  let drift = 0;
  let away = 0;
  for (let circle = 0; circle <= last; circle++) {
    drift = drift * 0.55 + between(random, -0.05, 0.05);
    if (either(random, 0.1)) drift += between(random, -0.12, 0.12);
    away = Math.max(-0.4 * sector, Math.min(0.4 * sector, away + drift));
    angles.push(angle + away);
    points.push(polar(angle + away, radiusOf(circle) * between(random, 0.93, 1.05)));
  }
  return { angles, points };
}

function radials(random: Random): Radial[] {
  const count = 13 + Math.floor(random() * 5);
  const sector = (2 * Math.PI) / count;
  const turn = random();
  return Array.from({ length: count }, (_, at) =>
    radial(random, (at + turn + between(random, -0.36, 0.36)) * sector, sector),
  );
}

/** A branch leaves its crack at once and then runs beside it. */
function fork(random: Random, { angles, points }: Radial, sector: number): Point[] | undefined {
  const start = Math.floor(between(random, 4, points.length - 3));
  const from = points[start];
  if (start < 4 || !from) return undefined;
  const spread = between(random, 0.35, 0.85) * sector * (either(random, 0.5) ? 1 : -1);
  const length = Math.min(circles - 1 - start, 3 + Math.floor(random() * 6));
  const branch = Array.from({ length }, (_, at) => {
    const angle = (angles[start + at + 1] ?? angles.at(-1) ?? 0) + spread * (1 - 0.62 ** (at + 1));
    return polar(angle + between(random, -0.02, 0.02), radiusOf(start + at + 1));
  });
  return [from, ...branch];
}

const ringChance = (circle: number) => Math.max(0.02, 0.95 - circle * 0.105);

/** Between neighbours, near the impact, glass also breaks across. */
function rings(random: Random, web: readonly Radial[]): Point[][] {
  return web.flatMap((one, at) => {
    const other = web[(at + 1) % web.length] ?? one;
    return one.points.slice(0, 13).flatMap((from, circle) => {
      if (!either(random, ringChance(circle))) return [];
      const to = other.points[circle + Math.floor(between(random, -0.4, 1.6))];
      if (!to) return [];
      const bow = distance(from, to) * 0.12;
      const bend = moved(
        middle(from, to),
        between(random, -bow, bow),
        between(random, -bow, bow),
      );
      return [[from, bend, to]];
    });
  });
}

export type Shard = { outline: Point[]; tone: number };
export const tones = 5;

/** The glass between two cracks, cut across: each piece catches the light differently. */
function shards(random: Random, web: readonly Radial[]): Shard[] {
  return web.flatMap((one, at) => {
    const other = web[(at + 1) % web.length] ?? one;
    const common = Math.min(one.points.length, other.points.length) - 1;
    const pieces: Shard[] = [];
    for (let from = 1; from < common; ) {
      const to = Math.min(common, from + 1 + Math.floor(random() * 5));
      const outline = [
        ...one.points.slice(from, to + 1),
        ...other.points.slice(from, to + 1).reverse(),
      ];
      pieces.push({ outline, tone: Math.floor(random() * tones) });
      from = to;
    }
    return pieces;
  });
}

/** Where one looks into the depth of a crack, its wall shines. */
const depth = [11, 17] as const;

function walls(random: Random, lines: readonly Point[][]): Point[][] {
  return lines.flatMap((line) => {
    const from = Math.floor(between(random, 0, line.length - 2));
    const part = line.slice(from, from + 2 + Math.floor(random() * 4));
    if (part.length < 2 || either(random, 0.35)) return [];
    return [[...part, ...part.map((point) => moved(point, ...depth)).reverse()]];
  });
}

const tapered = (random: Random, line: readonly Point[], width: number) =>
  sliver(line, (part) => width * (1 - part) ** 0.6 * between(random, 0.55, 1.3) + 1);

export type Web = {
  cracks: Point[][];
  branches: Point[][];
  rings: Point[][];
  walls: Point[][];
  shards: Shard[];
};

export function web(random: Random): Web {
  const found = radials(random);
  const sector = (2 * Math.PI) / found.length;
  const branches = [...found, ...found]
    .map((one) => fork(random, one, sector))
    .filter((branch) => branch !== undefined);
  const across = rings(random, found);
  const lines = found.map(({ points }) => points);
  return {
    cracks: lines.map((line) => tapered(random, line, between(random, 4, 8))),
    branches: branches.map((line) => tapered(random, line, between(random, 2.5, 5))),
    rings: across.map((line) => sliver(line, () => between(random, 1, 5))),
    walls: walls(random, [...lines, ...branches, ...across]),
    shards: shards(random, found),
  };
}
