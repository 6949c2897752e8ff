import type { Size } from './model';
import {
  bouncesUntil,
  continuedIn,
  cornersUntil,
  nextBounce,
  nextCorner,
  type Path,
  pathFrom,
  positionOn,
} from './path';

export type Course = {
  room: Size;
  /** Along each axis, in pixels per millisecond. */
  speed: number;
  paused: boolean;
};

export type Score = { bounces: number; corners: number };

/** Where the mark is at any time, without anybody having watched. */
export type Flight = {
  path: Path;
  speed: number;
  paused: boolean;
  /** How far it had come on this path, and when. */
  travelled: number;
  since: number;
  /** On the paths before this one. */
  earlier: Score;
};

/** Where the picture without script has it, as parts of the room. */
export const startingPlace = { x: 0.3, y: 0.4 };

/** `chance`, from 0 to 1, picks one of the four directions. */
export function launched({ room, ...course }: Course, now: number, chance: number): Flight {
  const direction = Math.floor(chance * 4);
  const x = startingPlace.x * room.width;
  const y = startingPlace.y * room.height;
  const path = pathFrom(room, {
    x: direction % 2 === 0 ? x : 2 * room.width - x,
    y: direction < 2 ? y : 2 * room.height - y,
  });
  return { ...course, path, travelled: 0, since: now, earlier: { bounces: 0, corners: 0 } };
}

export function travelledAt({ travelled, since, speed, paused }: Flight, now: number): number {
  return paused ? travelled : travelled + speed * Math.max(0, now - since);
}

/** Where it was when it was last told to change; a pause is such a change. */
export const isHigh = ({ path, travelled }: Flight) =>
  positionOn(path, travelled).y < path.room.height / 2;

export function scoreAt(flight: Flight, now: number): Score {
  const travelled = travelledAt(flight, now);
  return {
    bounces: flight.earlier.bounces + bouncesUntil(flight.path, travelled),
    corners: flight.earlier.corners + cornersUntil(flight.path, travelled),
  };
}

const isSameRoom = (one: Size, other: Size) =>
  one.width === other.width && one.height === other.height;

/** Flies on from where it is now. */
export function changed(flight: Flight, { room, speed, paused }: Course, now: number): Flight {
  const isSamePath = isSameRoom(flight.path.room, room);
  if (isSamePath && flight.speed === speed && flight.paused === paused) return flight;
  const travelled = travelledAt(flight, now);
  if (isSamePath) return { ...flight, speed, paused, travelled, since: now };
  const path = continuedIn(room, flight.path, travelled);
  return { path, speed, paused, travelled: 0, since: now, earlier: scoreAt(flight, now) };
}

const timeTo =
  (next: (path: Path, travelled: number) => number) =>
  (flight: Flight, now: number): number => {
    const travelled = travelledAt(flight, now);
    return (next(flight.path, travelled) - travelled) / flight.speed;
  };

export const timeToBounce = timeTo(nextBounce);
export const timeToCorner = timeTo(nextCorner);
