import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bouncesUntil,
  continuedIn,
  cornersUntil,
  nextBounce,
  nextCorner,
  pathFrom,
  positionOn,
} from './path';

const side = fc.integer({ min: 1, max: 400 });
const room = fc.record({ width: side, height: side });
const point = fc.record({
  x: fc.integer({ min: 0, max: 800 }),
  y: fc.integer({ min: 0, max: 800 }),
});
const travelled = fc.double({ min: 0, max: 1e6, noNaN: true });

/** What a naive screensaver does: one pixel a step, turning round at the walls. */
function walked(path: ReturnType<typeof pathFrom>, steps: number) {
  const { room, start } = path;
  const { x, y } = positionOn(path, 0);
  const at = { x, y, bounces: 0, corners: 0, lastBounce: 0 };
  let goesRight = start.x < room.width;
  let goesDown = start.y < room.height;
  for (let step = 1; step <= steps; step++) {
    at.x += goesRight ? 1 : -1;
    at.y += goesDown ? 1 : -1;
    const isAtSide = at.x === (goesRight ? room.width : 0);
    const isAtEnd = at.y === (goesDown ? room.height : 0);
    if (isAtSide) goesRight = !goesRight;
    if (isAtEnd) goesDown = !goesDown;
    if (isAtSide || isAtEnd) {
      at.bounces++;
      at.lastBounce = step;
    }
    if (isAtSide && isAtEnd) at.corners++;
  }
  return at;
}

test('place, bounces and corners are those of a logo that really walks', () => {
  const steps = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(room, point, steps, (room, start, steps) => {
      const path = pathFrom(room, start);
      const { x, y, bounces, corners } = walked(path, steps);
      expect(positionOn(path, steps)).toEqual({ x, y });
      expect(bouncesUntil(path, steps)).toBe(bounces);
      expect(cornersUntil(path, steps)).toBe(corners);
    }),
  );
});

test('it never leaves the room', () => {
  fc.assert(
    fc.property(room, point, travelled, (room, start, travelled) => {
      const { x, y } = positionOn(pathFrom(room, start), travelled);
      expect(x >= 0 && x <= room.width && y >= 0 && y <= room.height).toBe(true);
    }),
  );
});

test('every path meets a corner, exactly when it says', () => {
  fc.assert(
    fc.property(room, point, travelled, (room, start, travelled) => {
      const path = pathFrom(room, start);
      const corner = nextCorner(path, travelled);
      expect(corner).toBeGreaterThan(travelled);
      expect(corner).toBeLessThanOrEqual(travelled + path.cornerToCorner);
      const { x, y } = positionOn(path, corner);
      expect([0, room.width]).toContain(x);
      expect([0, room.height]).toContain(y);
      expect(cornersUntil(path, corner)).toBe(cornersUntil(path, travelled) + 1);
      expect(cornersUntil(path, corner - 0.5)).toBe(cornersUntil(path, travelled));
    }),
  );
});

test('there is exactly one bounce at the next bounce and none before', () => {
  fc.assert(
    fc.property(room, point, travelled, (room, start, travelled) => {
      const path = pathFrom(room, start);
      const bounce = nextBounce(path, travelled);
      const before = bouncesUntil(path, travelled);
      expect(bouncesUntil(path, bounce)).toBe(before + 1);
      // Between two neighbouring numbers there is no third.
      const midway = (travelled + bounce) / 2;
      if (midway < bounce) expect(bouncesUntil(path, midway)).toBe(before);
    }),
  );
});

test('a start is moved no further than the corners ask for', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 20 }), point, (a, b, divisor, start) => {
      const room = { width: a * divisor, height: b * divisor };
      const path = pathFrom(room, start);
      const wished = positionOn({ ...path, start }, 0);
      const { x, y } = positionOn(path, 0);
      const isCoprime = path.cornerToCorner === room.width * room.height;
      if (isCoprime) expect({ x, y }).toEqual(wished);
      const common = (room.width * room.height) / path.cornerToCorner;
      expect(Math.abs(x - wished.x)).toBeLessThanOrEqual(common / 4 + 1);
      expect(Math.abs(y - wished.y)).toBeLessThanOrEqual(common / 4 + 1);
    }),
  );
});

test('in a new room it goes on from the same place, or from the nearest wall', () => {
  const old = pathFrom({ width: 1800, height: 1010 }, { x: 1700, y: 900 });
  const wider = continuedIn({ width: 1801, height: 1010 }, old, 0);
  expect(positionOn(wider, 0)).toEqual(positionOn(old, 0));
  const smaller = continuedIn({ width: 601, height: 300 }, old, 0);
  expect(positionOn(smaller, 0)).toEqual({ x: 601, y: 300 });
  const turned = continuedIn({ width: 1801, height: 1010 }, old, 200);
  expect(positionOn(turned, 1).x).toBe(positionOn(turned, 0).x - 1);
  expect(positionOn(turned, 1).y).toBe(positionOn(turned, 0).y - 1);
});
