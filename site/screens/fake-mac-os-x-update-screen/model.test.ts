import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from '../../stage/fields';
import { macFields } from './fields';
import { bootPercent, minutesLeft, shownAt } from './model';

test('it takes one minute from 0 percent on black unless the address says otherwise', () => {
  const plain = { minutes: 1, start: 0, stuck: false, look: 'dark' };
  expect(readSettings(macFields(), '')).toEqual(plain);
  expect(readSettings(macFields(), '?look=pink')).toEqual(plain);
  expect(readSettings(macFields(), '?look=light&minutes=30')).toMatchObject({
    minutes: 30,
    look: 'light',
  });
});

test.each([
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [42, 7, 7, 42],
  [42, 7, 53, 21],
  [10, 0, 95, 0],
  [10, 0, 100, 0],
])(
  'of %d minutes from %d percent, %d percent leave %d',
  (minutes, startPercentage, progress, left) => {
    expect(minutesLeft({ minutes, startPercentage }, progress)).toBe(left);
  },
);

test('the minutes never rise and never exceed what was set', () => {
  const minutes = fc.integer({ min: 1, max: 1440 });
  const start = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(minutes, start, (minutes, startPercentage) => {
      let before = minutes;
      for (let progress = startPercentage; progress <= 100; progress++) {
        const left = minutesLeft({ minutes, startPercentage }, progress);
        expect(left).toBeLessThanOrEqual(before);
        expect(left).toBeGreaterThanOrEqual(0);
        before = left;
      }
    }),
  );
});

test('until it is complete the bar shows the progress, and nothing of its own', () => {
  expect(shownAt(undefined)).toEqual({ scene: 'installing' });
  expect(shownAt(13_000)).toEqual({ scene: 'booting', bar: 0 });
});

test('then it stays full for a moment, goes dark, shows the mark and boots, again and again', () => {
  const scenes = [0, 4, 8, 13, 57, 61].map((second) => shownAt(second * 1000).scene);
  expect(scenes).toEqual(['full', 'dark', 'mark', 'booting', 'dark', 'mark']);
});

test('the boot bar never goes back and ends full', () => {
  const time = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(time, time, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(bootPercent(early)).toBeLessThanOrEqual(bootPercent(late));
      expect(bootPercent(late)).toBeLessThanOrEqual(100);
    }),
  );
  expect(bootPercent(0)).toBe(0);
  expect(bootPercent(40_000)).toBe(100);
});
