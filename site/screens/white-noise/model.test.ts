import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSnow, grainSide, jumps, pictureSize, receive, stepMilliseconds, steps } from './model';

const side = fc.integer({ min: 100, max: 7680 });
const density = fc.constantFrom(1, 1.25, 1.5, 2, 3);

/** A small generator with a seed, so that a failure can be seen again. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([
  [1080, 1, 2],
  [2160, 1, 2],
  [4320, 1, 2],
  [1080, 2, 4],
  [390, 1, 1],
  [160, 2, 1],
  [0, 1, 1],
])('at a height of %d and %d pixels a pixel, a grain is %d wide', (height, pixels, grain) => {
  expect(grainSide(height, pixels)).toBe(grain);
});

test('a grain is whole pixels of any display, and two CSS pixels at most', () => {
  fc.assert(
    fc.property(side, density, (height, pixels) => {
      const grain = grainSide(height, pixels);
      expect(Number.isInteger(grain)).toBe(true);
      expect(grain / pixels).toBeLessThanOrEqual(2 + 0.5 / pixels);
    }),
  );
});

test('wherever the picture jumps, it covers the whole box', () => {
  fc.assert(
    fc.property(side, side, density, fc.integer(), (width, height, pixels, seed) => {
      const picture = pictureSize({ width, height }, pixels);
      for (const [axis, length, whole] of [
        ['X', width, picture.width],
        ['Y', height, picture.height],
      ] as const) {
        const shifts = jumps(axis, picture.grain, seeded(seed)).map((jump) =>
          Number(/\((-?[\d.]+)px\)/.exec(jump)?.[1]),
        );
        expect(Math.max(...shifts)).toBeLessThanOrEqual(0);
        expect(whole * picture.grain + Math.min(...shifts)).toBeGreaterThanOrEqual(length - 1e-6);
      }
    }),
    { numRuns: 20 },
  );
});

test('every frame of a display with 240 Hz is a new one, and the two directions share no rhythm', () => {
  expect(stepMilliseconds).toBeLessThan(1000 / 240);
  const dividers = (number: number) =>
    Array.from({ length: number }, (_, at) => at + 1).filter((divider) => number % divider === 0);
  expect(dividers(steps.X)).toHaveLength(2);
  expect(dividers(steps.Y)).toHaveLength(2);
  expect((steps.X * steps.Y * stepMilliseconds) / 1000).toBeGreaterThan(200);
});

test('what is received is opaque grey, from black to white, and around the middle', () => {
  const pixels = [...receive(seeded(1), 50_000)];
  const greys = pixels.map((pixel) => pixel & 255);
  expect(pixels).toEqual(greys.map((grey) => 0xff000000 + grey * 0x010101));
  const share = (is: (grey: number) => boolean) => greys.filter(is).length / greys.length;
  expect(share((grey) => grey === 0)).toBeGreaterThan(0.08);
  expect(share((grey) => grey === 255)).toBeGreaterThan(0.08);
  expect(share((grey) => grey > 40 && grey < 215)).toBeGreaterThan(0.4);
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  expect(mean).toBeGreaterThan(105);
  expect(mean).toBeLessThan(150);
});

test('neighbours in a line are alike, neighbours in a column are not', () => {
  const [width, height] = [400, 200];
  const pixels = new Uint32Array(width * height);
  drawSnow(pixels, width, seeded(2));
  const grey = (at: number) => (pixels[at] ?? 0) & 255;
  const likeness = (distance: number) => {
    let [both, one] = [0, 0];
    for (let at = 0; at + distance < pixels.length; at++) {
      both += (grey(at) - 128) * (grey(at + distance) - 128);
      one += (grey(at) - 128) ** 2;
    }
    return both / one;
  };
  expect(likeness(1)).toBeGreaterThan(0.3);
  expect(likeness(1)).toBeLessThan(0.6);
  expect(Math.abs(likeness(width))).toBeLessThan(0.05);
});

test('a picture of any size is filled to the last grain', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 20 }),
      (width, height) => {
        const pixels = new Uint32Array(width * height);
        drawSnow(pixels, width, seeded(width));
        expect(pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true);
      },
    ),
    { numRuns: 10 },
  );
});
