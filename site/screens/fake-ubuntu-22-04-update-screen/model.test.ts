import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotCount, litDotAt, sceneSince } from './model';

test('the lit dot advances every second across five dots', () => {
  expect(dotCount).toBe(5);
  expect([0, 999, 1000, 2000, 3000, 4999, 5000].map(litDotAt)).toEqual([0, 0, 1, 2, 3, 4, 0]);
});

test('at any time of day one of the five is lit, and a second later the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (time) => {
      expect([0, 1, 2, 3, 4]).toContain(litDotAt(time));
      expect(litDotAt(time + 1000)).toBe((litDotAt(time) + 1) % 5);
      expect(litDotAt(time + 5000)).toBe(litDotAt(time));
    }),
  );
});

test('a complete update fades, stays dark and starts, again and again', () => {
  expect(sceneSince(undefined)).toBe('installing');
  const scenes = [0, 3, 5, 8, 33, 35, 38].map((second) => sceneSince(second * 1000));
  expect(scenes).toEqual(['complete', 'fading', 'dark', 'starting', 'fading', 'dark', 'starting']);
});
