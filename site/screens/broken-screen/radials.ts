import { type Point, polar, reach } from './geometry';
import { between, either, type Random } from './random';

/** Radial cracks have a corner on each of these circles, where other cracks may meet them. */
const circles = 17;
const innermost = 26;
const radiusOf = (circle: number) => innermost * (reach / innermost) ** (circle / (circles - 1));

/** From the impact outwards: the crack's angle on each circle, and the corner it has there. */
export type Radial = { angles: number[]; corners: Point[] };

/** Most cracks die near the impact, some go on to the edge of the glass. */
function lastCircle(random: Random): number {
  const fate = random();
  if (fate < 0.36) return circles - 1;
  return Math.floor(fate < 0.74 ? between(random, 9, 14) : between(random, 5, 9));
}

function radial(random: Random, angle: number, sector: number): Radial {
  const room = 0.22 * sector;
  let drift = 0;
  let away = 0;
  const angles = Array.from({ length: lastCircle(random) + 1 }, () => {
    drift = drift * 0.6 + between(random, -0.035, 0.035);
    if (either(random, 0.12)) drift += between(random, -0.09, 0.09);
    away = Math.max(-room, Math.min(room, away + drift));
    return angle + away;
  });
  const corners = angles.map((at, circle) =>
    polar(at, radiusOf(circle) * between(random, 0.92, 1)),
  );
  return { angles, corners };
}

export function radials(random: Random): Radial[] {
  const count = 13 + Math.floor(random() * 5);
  const sector = (2 * Math.PI) / count;
  const turn = random();
  return Array.from({ length: count }, (_, at) =>
    radial(random, (at + turn + between(random, -0.27, 0.27)) * sector, sector),
  );
}

const angleAt = ({ angles }: Radial, circle: number) => angles[circle] ?? angles.at(-1) ?? 0;

const turnTo = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/**
 * A branch leaves its crack at once and then runs beside it, on its own half of the glass up to
 * the neighbour: cracks meet, but they never cross.
 */
export function branch(random: Random, from: Radial, neighbour: Radial): Point[] {
  const start = Math.floor(between(random, 4, Math.max(5, from.corners.length - 2)));
  const root = from.corners[start];
  if (!root) return [];
  const length = Math.min(circles - 1 - start, 2 + Math.floor(random() * 6));
  const share = between(random, 0.22, 0.46);
  const corners = Array.from({ length }, (_, at) => {
    const circle = start + at + 1;
    const own = angleAt(from, circle);
    const away = turnTo(own, angleAt(neighbour, circle)) * share * (1 - 0.6 ** (at + 1));
    return polar(
      own + away * between(random, 0.9, 1.1),
      radiusOf(circle) * between(random, 0.93, 1),
    );
  });
  return [root, ...corners];
}
