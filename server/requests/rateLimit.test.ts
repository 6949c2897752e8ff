import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateLimit } from './rateLimit';

function limited(perMinute: number) {
  let time = 0;
  const limit = rateLimit(perMinute, () => time);
  const at = (moment: number, key = 'a', weight?: number) => {
    time = moment;
    return limit.take(key, weight);
  };
  return { at };
}

test('lets so many pass in a minute, each key for itself', () => {
  const { at } = limited(2);
  expect([at(0), at(1), at(2), at(2, 'b')]).toEqual([0, 0, 90, 0]);
  expect(at(180_000)).toBe(0);
});

test('a request can be worth several, but never more than there are', () => {
  const { at } = limited(20);
  expect([at(0, 'a', 10), at(1, 'a', 10), at(2, 'a'), at(2, 'b', 99)]).toEqual([0, 0, 63, 0]);
});

test('0 is no limit', () => {
  const { at } = limited(0);
  expect(Array.from({ length: 1000 }, () => at(5))).toEqual(Array(1000).fill(0));
});

test('a burst at the end of a minute does not earn another at the beginning of the next', () => {
  const { at } = limited(10);
  for (let index = 0; index < 10; index += 1) expect(at(59_999)).toBe(0);
  expect(at(60_001)).toBeGreaterThan(0);
  expect(at(60_000 + 30_000)).toBe(0);
});

test('whoever waits as long as they were told may pass, and not much earlier', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.nat(9_000), { minLength: 1, maxLength: 60 }),
      (perMinute, pauses) => {
        const { at } = limited(perMinute);
        let time = 0;
        let wait = 0;
        for (const pause of pauses) {
          time += pause;
          wait = at(time);
          if (wait > 0) break;
        }
        if (wait === 0) return;
        if (wait > 1) expect(at(time + (wait - 1) * 1000 - 1)).toBeGreaterThan(0);
        expect(at(time + wait * 1000)).toBe(0);
      },
    ),
  );
});

test('a minute never sees twice the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_000), { maxLength: 100 }), (pauses) => {
      const { at } = limited(5);
      const passed: number[] = [];
      let time = 0;
      for (const pause of pauses) {
        time += pause;
        if (at(time) === 0) passed.push(time);
      }
      for (const end of passed) {
        const count = passed.filter((moment) => moment > end - 60_000 && moment <= end).length;
        expect(count).toBeLessThan(10);
      }
    }),
  );
});
