import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime, completeAt, nextSecond, nextTick, progressAt, tickInterval } from './model';

const plan = fc.record({
  minutes: fc.integer({ min: 1, max: 1440 }),
  startPercentage: fc.integer({ min: 0, max: 99 }),
  stuck: fc.boolean(),
});
const elapsed = fc.integer({ min: 0, max: 200_000_000 });
const plain = { minutes: 1, startPercentage: 0, stuck: false };

test('a tick is minutes × 60000 ms / (100 − start)', () => {
  expect(tickInterval(plain)).toBe(600);
  expect(tickInterval({ ...plain, minutes: 42, startPercentage: 7 })).toBeCloseTo(27096.77, 2);
});

test('it rises one percent a tick, from the start to 100 and never further', () => {
  expect(progressAt(plain, 0).percent).toBe(0);
  expect(progressAt(plain, 599).percent).toBe(0);
  expect(progressAt(plain, 600).percent).toBe(1);
  expect(progressAt(plain, 59_999).percent).toBe(99);
  expect(progressAt(plain, 60_000).percent).toBe(100);
  expect(progressAt(plain, 9e9).percent).toBe(100);
});

test('whatever the plan, progress never falls, never passes 100, and never starts below its start', () => {
  fc.assert(
    fc.property(plan, elapsed, elapsed, (plan, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [before, after] = [progressAt(plan, early), progressAt(plan, late)];
      expect(before.percent).toBeLessThanOrEqual(after.percent);
      expect(before.percent).toBeGreaterThanOrEqual(plan.startPercentage);
      expect(after.percent).toBeLessThanOrEqual(plan.stuck ? 99 : 100);
      expect(before.secondsLeft).toBeGreaterThanOrEqual(after.secondsLeft);
    }),
  );
});

test('no time is left at 100 percent, and some before', () => {
  fc.assert(
    fc.property(plan, elapsed, (plan, elapsed) => {
      const { percent, secondsLeft } = progressAt(plan, elapsed);
      expect(secondsLeft > 0).toBe(percent < 100);
    }),
  );
});

test('every percent gets its turn, each exactly one tick after the one before', () => {
  fc.assert(
    fc.property(plan, (plan) => {
      for (let tick = 1; plan.startPercentage + tick <= 99; tick++) {
        const at = Math.ceil((tick * plan.minutes * 60_000) / (100 - plan.startPercentage));
        expect(progressAt(plan, at - 1).percent).toBe(plan.startPercentage + tick - 1);
        expect(progressAt(plan, at).percent).toBe(plan.startPercentage + tick);
      }
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['percent', nextTick],
  ['secondsLeft', nextSecond],
] as const)('between two changes of %s it stays, and each change is one', (shown, next) => {
  fc.assert(
    fc.property(plan, fc.integer({ min: -1000, max: 100_000_000 }), (plan, elapsed) => {
      const at = next(plan, elapsed);
      const now = progressAt(plan, elapsed)[shown];
      if (at === Infinity) {
        expect(progressAt(plan, elapsed + 1e12)[shown]).toBe(now);
      } else {
        expect(at).toBeGreaterThan(elapsed);
        expect(progressAt(plan, at - 1)[shown]).toBe(now);
        expect(progressAt(plan, at)[shown]).not.toBe(now);
      }
    }),
  );
});

test('the timer stops at the end', () => {
  expect(nextTick(plain, 59_400)).toBe(60_000);
  expect(nextTick(plain, 60_000)).toBe(Infinity);
  expect(nextSecond(plain, 60_000)).toBe(Infinity);
  expect(nextTick({ ...plain, stuck: true }, 59_400)).toBe(Infinity);
});

test('it is complete with the last percent, and never when it is stuck', () => {
  fc.assert(
    fc.property(plan, (plan) => {
      expect(completeAt({ ...plan, stuck: true })).toBe(Infinity);
      const moving = { ...plan, stuck: false };
      const at = completeAt(moving);
      expect(progressAt(moving, at - 1).percent).toBe(99);
      expect(progressAt(moving, at).percent).toBe(100);
    }),
  );
});

test('a stuck update stays at 99', () => {
  expect(progressAt({ ...plain, stuck: true }, 9e9)).toEqual({ percent: 99, secondsLeft: 1 });
});

test.each([
  [60, '1:00'],
  [59, '0:59'],
  [61, '1:01'],
  [2520, '42:00'],
  [5, '0:05'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
