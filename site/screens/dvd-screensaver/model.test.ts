import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from '../../stage/fields';
import { dvdFields } from './fields';
import {
  duration,
  edgePadding,
  logoSize,
  roomFor,
  scaleOf,
  speedPerMillisecond,
  speedPerStep,
  textSize,
  unscaled,
} from './model';

const slider = fc.integer({ min: 1, max: 100 });
const box = fc.record({
  width: fc.integer({ min: 1, max: 7680 }),
  height: fc.integer({ min: 1, max: 4320 }),
});

test('speed and size start at 50 and stay between 1 and 100', () => {
  const read = (query: string) => readSettings(dvdFields(), query);
  expect(read('')).toEqual({ speed: 50, size: 50, text: '', clickPauses: true });
  expect(read('?speed=0&size=999')).toMatchObject({ speed: 1, size: 100 });
  expect(read('?text=thirteen chars&clickPauses=0')).toMatchObject({
    text: 'thirteen cha',
    clickPauses: false,
  });
});

test.each([
  [50, 100],
  [100, 200],
  [15, 30],
  [14, 30],
  [1, 30],
])('at size %d the logo is %d wide and half as high', (size, width) => {
  expect(logoSize(size)).toEqual({ width, height: width / 2 });
});

test.each([
  [100, 4],
  [50, 2],
  [13, 0.52],
  [12, 0.5],
  [1, 0.5],
])('at speed %d a step is %d pixels, and there are 60 in a second', (speed, step) => {
  expect(speedPerStep(speed)).toBe(step);
  expect(speedPerMillisecond(speed) * 1000).toBeCloseTo(step * 60);
});

test('the padding is 10, but never more than a quarter of the smaller side', () => {
  expect(edgePadding({ width: 1920, height: 1080 })).toBe(10);
  expect(edgePadding({ width: 300, height: 20 })).toBe(5);
  fc.assert(
    fc.property(box, (box) => {
      expect(edgePadding(box)).toBe(Math.min(10, box.width / 4, box.height / 4));
    }),
  );
});

test('the room is what padding and logo leave, in whole pixels', () => {
  expect(roomFor({ width: 1920, height: 1080 }, logoSize(50))).toEqual({
    width: 1800,
    height: 1010,
  });
  fc.assert(
    fc.property(box, slider, (box, size) => {
      const room = roomFor(box, logoSize(size));
      expect(Number.isInteger(room.width) && Number.isInteger(room.height)).toBe(true);
      expect(Math.min(room.width, room.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('a display has pixels of the specification, its miniature has the same space', () => {
  const display = { width: 1920, height: 1080 };
  expect(scaleOf(display, undefined)).toBe(1);
  expect(scaleOf({ width: 3840, height: 2160 }, undefined)).toBe(1);
  expect(scaleOf({ width: 320, height: 568 }, undefined)).toBe(1);
  const preview = { width: 703.1875, height: 395.53125 };
  expect(unscaled(preview, scaleOf(preview, display))).toEqual(display);
  const upright = { width: 1080, height: 1920 };
  expect(unscaled(preview, scaleOf(preview, upright))).toEqual(display);
});

test('even the largest logo can travel in the smallest stage', () => {
  fc.assert(
    fc.property(box, (stage) => {
      const box = unscaled(stage, scaleOf(stage, undefined));
      const room = roomFor(box, logoSize(100));
      expect(room.width).toBeGreaterThanOrEqual(99);
      expect(room.height).toBeGreaterThanOrEqual(59);
    }),
  );
});

test('a text is as high as the logo and never wider than seven tenths of the stage', () => {
  const display = { width: 1920, height: 1080 };
  expect(textSize(50, 4, display)).toEqual({ width: 200, height: 50 });
  fc.assert(
    fc.property(slider, fc.double({ min: 0.2, max: 14, noNaN: true }), box, (size, wide, box) => {
      const { width, height } = textSize(size, wide, box);
      expect(height).toBeLessThanOrEqual(logoSize(size).height);
      expect(width).toBeLessThanOrEqual(box.width * 0.7 + 1e-6);
      expect(width / height).toBeCloseTo(wide);
    }),
  );
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [61_000, '1:01'],
  [3_599_001, '1:00:00'],
  [36_605_000, '10:10:05'],
])('%d ms read %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
