import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales';
import { readSettings } from '../../stage/fields';
import { flipClockFields } from './fields';
import { clockWords, hasTwelveHours, readingAt, regionalTag, unset } from './model';

const at = (hours: number, minutes = 0, seconds = 0) =>
  new Date(2025, 3, 3, hours, minutes, seconds);
const text = ({ hours, minutes, seconds }: typeof unset) => `${hours}:${minutes}:${seconds}`;
const tags = Object.values(locales).map(({ tag }) => tag);

test('by default the language decides on the hours, with seconds, without date, dark and bright', () => {
  const read = (query: string) => readSettings(flipClockFields(), query);
  expect(read('')).toEqual({
    hours: 'auto',
    seconds: true,
    date: false,
    theme: 'dark',
    brightness: 100,
  });
  expect(read('?hours=13&theme=pink&brightness=0')).toMatchObject({
    hours: 'auto',
    theme: 'dark',
    brightness: 5,
  });
});

test.each([
  [0, '00:00:00', '12:00:00'],
  [1, '01:00:00', ' 1:00:00'],
  [11, '11:00:00', '11:00:00'],
  [12, '12:00:00', '12:00:00'],
  [13, '13:00:00', ' 1:00:00'],
  [23, '23:00:00', '11:00:00'],
])('%d hours read %s, or %s where the day has two halves', (hours, long, short) => {
  expect(text(readingAt(at(hours), false))).toBe(long);
  expect(text(readingAt(at(hours), true))).toBe(short);
});

test('every second of the day has its own leaves, two each', () => {
  const second = fc.integer({ min: 0, max: 86_399 });
  fc.assert(
    fc.property(second, (second) => {
      const time = at(0, 0, second);
      const day = readingAt(time, false);
      expect(text(day)).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
      const [hours = 0, minutes = 0, seconds = 0] = text(day).split(':').map(Number);
      expect(hours * 3600 + minutes * 60 + seconds).toBe(second);
      const half = readingAt(time, true);
      expect(text(half)).toMatch(/^( [1-9]|1[0-2]):[0-5]\d:[0-5]\d$/);
      expect(Number(half.hours) % 12).toBe(hours % 12);
    }),
  );
});

test('before it knows the time, the clock claims none', () => {
  expect(text(unset)).not.toMatch(/\d/);
});

test('the language of the page decides on 12 or 24 hours, unless somebody chose', () => {
  const twelve = tags.filter((tag) => hasTwelveHours('auto', tag));
  expect(twelve).toEqual(['en', 'ko']);
  for (const tag of tags) {
    expect(hasTwelveHours('12', tag)).toBe(true);
    expect(hasTwelveHours('24', tag)).toBe(false);
  }
});

test('the visitor’s own variety of that language knows better', () => {
  expect(regionalTag('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regionalTag('zh-Hans', ['zh-TW'])).toBe('zh-TW');
  expect(regionalTag('en', ['de-DE'])).toBe('en');
  expect(regionalTag('en', [])).toBe('en');
  expect(hasTwelveHours('auto', 'en-GB')).toBe(false);
});

test.each([
  ['en', 'AM', 'PM'],
  ['ja', '午前', '午後'],
  ['zh-Hans', '上午', '下午'],
  ['tr', 'ÖÖ', 'ÖS'],
])('the halves of the day in %s are %s and %s', (tag, early, late) => {
  const words = clockWords(tag, true);
  expect(words(at(9)).half).toBe(early);
  expect(words(at(21)).half).toBe(late);
});

test('every language has halves and a date', () => {
  for (const tag of tags) {
    const { half, date } = clockWords(tag, true)(at(9));
    expect(half).not.toBe('');
    expect(date).toMatch(/3/);
  }
});

test('what is read out has no seconds', () => {
  expect(clockWords('de', false)(at(21, 48, 59)).spoken).toBe('21:48');
  expect(clockWords('en', true)(at(21, 48, 59)).spoken).toMatch(/^9:48\sPM$/);
});
