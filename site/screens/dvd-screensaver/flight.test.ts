import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, launched, scoreAt, timeToBounce, timeToCorner, travelledAt } from './flight';
import { positionOn } from './path';
import { lookAgain, nothingSeen, palette } from './seen';

const course = { room: { width: 1800, height: 1010 }, speed: 0.12, paused: false };
const chance = fc.double({ min: 0, max: 0.999, noNaN: true });
const time = fc.integer({ min: 0, max: 1e9 });
const place = (flight: ReturnType<typeof launched>, now: number) =>
  positionOn(flight.path, travelledAt(flight, now));

test('where it is depends on the time alone, not on how often somebody looks', () => {
  fc.assert(
    fc.property(chance, time, fc.array(time), (chance, end, looks) => {
      const flight = launched(course, 0, chance);
      const looked = [...looks]
        .sort((a, b) => a - b)
        .reduce((flight, now) => changed(flight, course, now), flight);
      expect(place(looked, end)).toEqual(place(flight, end));
    }),
  );
});

test('it starts where the still picture has it, in one of four directions', () => {
  const directions = [0, 0.3, 0.6, 0.9].map((chance) => {
    const flight = launched(course, 1000, chance);
    const [from, to] = [place(flight, 1000), place(flight, 1100)];
    expect(Math.abs(from.x - 540)).toBeLessThanOrEqual(5);
    expect(Math.abs(from.y - 404)).toBeLessThanOrEqual(5);
    return `${Math.sign(to.x - from.x)} ${Math.sign(to.y - from.y)}`;
  });
  expect(new Set(directions)).toEqual(new Set(['1 1', '-1 1', '1 -1', '-1 -1']));
});

test('a pause stops it where it is, and afterwards it goes on from there', () => {
  fc.assert(
    fc.property(chance, time, time, (chance, pause, length) => {
      const flight = launched(course, 0, chance);
      const held = changed(flight, { ...course, paused: true }, pause);
      expect(place(held, pause + length)).toEqual(place(flight, pause));
      const resumed = changed(held, course, pause + length);
      expect(travelledAt(resumed, pause + length + 500)).toBeCloseTo(
        travelledAt(flight, pause + 500),
      );
    }),
  );
});

test('another speed changes neither place nor score nor the corners ahead', () => {
  const flight = launched(course, 0, 0.1);
  const faster = changed(flight, { ...course, speed: 0.24 }, 60_000);
  expect(place(faster, 60_000)).toEqual(place(flight, 60_000));
  expect(scoreAt(faster, 60_000)).toEqual(scoreAt(flight, 60_000));
  expect(timeToCorner(faster, 60_000)).toBeCloseTo(timeToCorner(flight, 60_000) / 2);
});

test('the score survives a resize', () => {
  const flight = launched(course, 0, 0.1);
  const score = scoreAt(flight, 1e7);
  expect(score.corners).toBeGreaterThan(0);
  const resized = changed(flight, { ...course, room: { width: 500, height: 300 } }, 1e7);
  expect(scoreAt(resized, 1e7)).toEqual(score);
  expect(scoreAt(resized, 2e7).bounces).toBeGreaterThan(score.bounces);
});

test('the next corner comes exactly when it was foretold', () => {
  fc.assert(
    fc.property(chance, time, (chance, now) => {
      const flight = launched(course, 0, chance);
      const due = now + timeToCorner(flight, now);
      const corners = scoreAt(flight, now).corners;
      expect(scoreAt(flight, due + 1).corners).toBe(corners + 1);
      expect(scoreAt(flight, due - 1).corners).toBe(corners);
    }),
  );
});

test('a wake-up one millisecond after the foretold bounce has seen it', () => {
  fc.assert(
    fc.property(chance, time, (chance, now) => {
      const flight = launched(course, 0, chance);
      const wake = now + Math.ceil(timeToBounce(flight, now)) + 1;
      expect(scoreAt(flight, wake).bounces).toBe(scoreAt(flight, now).bounces + 1);
    }),
    { examples: [[0, 0]] },
  );
});

test('bounces go through the ten specified colours in their order, and then begin anew', () => {
  const flight = launched(course, 0, 0.1);
  let [seen, now] = [nothingSeen, 0];
  const shown = [palette[seen.colour]];
  while (shown.length < 12) {
    now += Math.max(200, timeToBounce(flight, now) + 1);
    const next = lookAgain(seen, flight, now);
    if (next.colour !== seen.colour) shown.push(palette[next.colour]);
    seen = next;
  }
  const [red, lime, blue, yellow] = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
  const [magenta, cyan, orange] = ['#ff00ff', '#00ffff', '#ffa500'];
  const [purple, skyBlue, pink] = ['#800080', '#87ceeb', '#ffc0cb'];
  const specified = [red, lime, blue, yellow, magenta, cyan, orange, purple, skyBlue, pink];
  expect(shown).toEqual([...specified, red, lime]);
});

test('a bounce changes the colour, but never twice within 200 ms', () => {
  const tight = { room: { width: 101, height: 60 }, speed: 0.24, paused: false };
  const flight = launched(tight, 0, 0.1);
  const changes: number[] = [];
  let seen = nothingSeen;
  for (let now = 0; now < 60_000; now += 5) {
    const last = changes.at(-1) ?? Number.NEGATIVE_INFINITY;
    const next = lookAgain(seen, flight, now);
    const mayChange = next.bounces > seen.bounces && now - last >= 200;
    expect(next.colour !== seen.colour).toBe(mayChange);
    if (mayChange) changes.push(now);
    seen = next;
  }
  expect(changes.length).toBeGreaterThan(100);
});

test('nothing new is seen between two bounces', () => {
  const flight = launched(course, 0, 0.1);
  const seen = lookAgain(nothingSeen, flight, 60_000);
  const before = 60_000 + timeToBounce(flight, 60_000) - 1;
  expect(lookAgain(seen, flight, before)).toBe(seen);
});
