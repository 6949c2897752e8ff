import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from '../../progress/fields';
import { progressAt } from '../../progress/model';
import { readSettings } from '../../stage/fields';
import { crashFields } from './fields';
import { codeWithNumber, crashAt, shownCode } from './model';

const fields = crashFields();
const read = (query: string) => readSettings(fields, query);
const minute = planOf(read(''));

test('it takes one minute from 0 percent, in blue, unless the address says otherwise', () => {
  expect(read('')).toMatchObject({ minutes: 1, start: 0, stuck: false, layout: 'blue' });
  expect(read('?minutes=0&start=100')).toMatchObject({ minutes: 1, start: 99 });
  expect(read('?start=-5&layout=green')).toMatchObject({ start: 0, layout: 'blue' });
  expect(read('?layout=black')).toMatchObject({ layout: 'black' });
});

test.each([
  ['', 'CRITICAL_PROCESS_DIED'],
  ['   ', 'CRITICAL_PROCESS_DIED'],
  [' coffee_level_too_low ', 'COFFEE_LEVEL_TOO_LOW'],
  ['i_did_it', 'I_DID_IT'],
  ['ß'.repeat(40), 'S'.repeat(40)],
])('the stop code "%s" is shown as %s', (typed, shown) => {
  expect(shownCode(typed)).toBe(shown);
});

test('a stop code has at most 40 characters and a message 200, none of them halved', () => {
  const letter = fc.constantFrom('a', '_', ' ', 'ß', 'ı', '日', '😀');
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 30, maxLength: 300 }), (typed) => {
      const { code, message } = read(`?${new URLSearchParams({ code: typed, message: typed })}`);
      expect([...shownCode(code)].length).toBeLessThanOrEqual(40);
      expect([...message].length).toBeLessThanOrEqual(200);
      expect(shownCode(code)).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

test('only the usual stop code has a number', () => {
  expect(codeWithNumber('CRITICAL_PROCESS_DIED')).toBe('CRITICAL_PROCESS_DIED (0xEF)');
  expect(codeWithNumber('MY_CODE')).toBe('MY_CODE');
});

test('at 100 percent it stands still, goes dark, and begins again', () => {
  expect(crashAt(minute, 0)).toEqual({ begun: 0, isDark: false, next: 63_000 });
  expect(crashAt(minute, 62_999)).toEqual({ begun: 0, isDark: false, next: 63_000 });
  expect(crashAt(minute, 63_000)).toEqual({ begun: 0, isDark: true, next: 68_000 });
  expect(crashAt(minute, 68_000)).toEqual({ begun: 68_000, isDark: false, next: 131_000 });
});

test('one that is stuck never restarts', () => {
  const stuck = { ...minute, stuck: true };
  expect(crashAt(stuck, 9e9)).toEqual({ begun: 0, isDark: false, next: Infinity });
  expect(progressAt(stuck, 9e9).percent).toBe(99);
});

test('it is never dark before 100 percent, and every change is foretold', () => {
  const plan = fc.record({
    minutes: fc.integer({ min: 1, max: 1440 }),
    startPercentage: fc.integer({ min: 0, max: 99 }),
    stuck: fc.constant(false),
  });
  fc.assert(
    fc.property(plan, fc.integer({ min: -5000, max: 1e9 }), (plan, elapsed) => {
      const crash = crashAt(plan, elapsed);
      expect(crash.begun).toBeLessThanOrEqual(Math.max(0, elapsed));
      if (crash.isDark) expect(progressAt(plan, elapsed - crash.begun).percent).toBe(100);
      expect(crash.next).toBeGreaterThan(elapsed);
      expect(crashAt(plan, crash.next - 1)).toEqual(crash);
      expect(crashAt(plan, crash.next).isDark).toBe(!crash.isDark);
    }),
  );
});
