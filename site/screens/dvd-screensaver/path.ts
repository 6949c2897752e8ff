import type { Size } from './model';

export type Point = { x: number; y: number };

/**
 * A walk at 45° that is mirrored by the walls is a straight line through endless mirrored copies of
 * the room. `start` is where on them it begins. Whole pixels make the corners on it exact.
 */
export type Path = {
  room: Size;
  start: Point;
  firstCorner: number;
  /** From one corner to the next. */
  cornerToCorner: number;
};

const modulo = (value: number, by: number) => ((value % by) + by) % by;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

function folded(at: number, length: number): number {
  const within = modulo(at, 2 * length);
  return Math.min(within, 2 * length - within);
}

export const positionOn = ({ room, start }: Path, travelled: number): Point => ({
  x: folded(start.x + travelled, room.width),
  y: folded(start.y + travelled, room.height),
});

function firstCorner(room: Size, start: Point, cornerToCorner: number): number {
  const firstWall = room.width - modulo(start.x, room.width);
  for (let wall = firstWall; wall <= cornerToCorner; wall += room.width) {
    if (modulo(start.y + wall, room.height) === 0) return wall;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Only lines on which x and y differ by a multiple of the sides' common divisor ever meet a corner,
 * so the start is moved onto the nearest of them.
 */
export function pathFrom(room: Size, wished: Point): Path {
  const divisor = commonDivisor(room.width, room.height);
  const [x, y] = [Math.round(wished.x), Math.round(wished.y)];
  const beside = modulo(x - y, divisor);
  const off = beside > divisor / 2 ? beside - divisor : beside;
  const offX = Math.trunc(off / 2);
  const start = {
    x: modulo(x - offX, 2 * room.width),
    y: modulo(y + off - offX, 2 * room.height),
  };
  const cornerToCorner = (room.width * room.height) / divisor;
  return { room, start, cornerToCorner, firstCorner: firstCorner(room, start, cornerToCorner) };
}

/** Goes on in another room from the same place, or the nearest that it has, in the same direction. */
export function continuedIn(room: Size, { start, room: old }: Path, travelled: number): Path {
  const along = (at: number, length: number, newLength: number) => {
    const place = Math.min(folded(at, length), newLength);
    return modulo(at, 2 * length) < length ? place : 2 * newLength - place;
  };
  return pathFrom(room, {
    x: along(start.x + travelled, old.width, room.width),
    y: along(start.y + travelled, old.height, room.height),
  });
}

const wallsUntil = (at: number, travelled: number, length: number) =>
  Math.floor((at + travelled) / length) - Math.floor(at / length);

export function cornersUntil({ firstCorner, cornerToCorner }: Path, travelled: number): number {
  return Math.max(0, Math.floor((travelled - firstCorner) / cornerToCorner) + 1);
}

/** A corner is one bounce, off two walls at once. */
export function bouncesUntil(path: Path, travelled: number): number {
  const { room, start } = path;
  const walls =
    wallsUntil(start.x, travelled, room.width) + wallsUntil(start.y, travelled, room.height);
  return walls - cornersUntil(path, travelled);
}

export const nextCorner = (path: Path, travelled: number) =>
  path.firstCorner + cornersUntil(path, travelled) * path.cornerToCorner;

export function nextBounce({ room, start }: Path, travelled: number): number {
  const next = (at: number, length: number) =>
    (Math.floor((at + travelled) / length) + 1) * length - at;
  return Math.min(next(start.x, room.width), next(start.y, room.height));
}
