import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings, writeSettings } from '../../stage/fields';
import { noiseColours, volume, whiteNoiseFields, whiteNoiseState } from './fields';
import { createNoise, gainOf } from './sound';

const block = 4096;

function samples(colour: (typeof noiseColours)[number], blocks: number) {
  const fill = createNoise(colour, Math.random);
  return Array.from({ length: blocks }, () => {
    const written = new Float32Array(block);
    fill(written);
    return written;
  });
}

/** Mean power of the octave that begins at that share of the sample rate, by the sums of Goertzel. */
function power(blocks: Float32Array[], from: number): number {
  let sum = 0;
  const bins = 8;
  for (const written of blocks) {
    for (let bin = 0; bin < bins; bin++) {
      const turn = 2 * Math.PI * from * (1 + bin / bins);
      let [real, imaginary] = [0, 0];
      written.forEach((sample, at) => {
        real += sample * Math.cos(turn * at);
        imaginary += sample * Math.sin(turn * at);
      });
      sum += real ** 2 + imaginary ** 2;
    }
  }
  return sum / (bins * blocks.length);
}

test('the default volume has the specified gain, silence is silent, louder is louder', () => {
  expect(gainOf(volume.default)).toBeCloseTo(0.1, 10);
  expect(gainOf(0)).toBe(0);
  const percent = fc.integer({ min: volume.min, max: volume.max - 1 });
  fc.assert(fc.property(percent, (value) => gainOf(value) < gainOf(value + 1)));
});

test.each(noiseColours)('%s noise never gets too loud for the loudest volume', (colour) => {
  const all = samples(colour, 30);
  const peak = Math.max(...all.map((written) => Math.max(...written.map(Math.abs))));
  expect(peak * gainOf(volume.max)).toBeLessThan(1);
  const square = all.flatMap((written) => [...written]).reduce((sum, value) => sum + value ** 2, 0);
  expect(Math.sqrt(square / (30 * block))).toBeGreaterThan(0.3);
});

test.each([
  ['white', 0],
  ['pink', -3],
  ['brown', -6],
] as const)('%s noise changes by %d dB an octave', (colour, decibels) => {
  const all = samples(colour, 12);
  const [low, high] = [0.01, 0.08];
  const slope = (10 * Math.log10(power(all, high) / power(all, low))) / Math.log2(high / low);
  expect(slope).toBeGreaterThan(decibels - 1);
  expect(slope).toBeLessThan(decibels + 1);
});

test('no block is like the one before, and brown noise goes on where it was', () => {
  const [one, two] = samples('brown', 2);
  expect(one).not.toEqual(two);
  expect(Math.abs((two?.[0] ?? 9) - (one?.[block - 1] ?? 0))).toBeLessThan(0.25);
});

test('the address carries noise and volume, never that it plays', () => {
  expect(readSettings(whiteNoiseFields, '')).toEqual({ noise: 'white', volume: 50 });
  expect(readSettings(whiteNoiseFields, '?noise=blue&volume=900&isPlaying=1')).toEqual({
    noise: 'white',
    volume: 100,
  });
  expect(writeSettings(whiteNoiseFields, { noise: 'pink', volume: 0 })).toBe(
    '?noise=pink&volume=0',
  );
  expect(whiteNoiseState).toEqual({ isPlaying: false });
});
