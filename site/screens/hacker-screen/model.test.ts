import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from '../../stage/fields';
import { hackerFields, speed } from './fields';
import kernel from './kernel.txt?raw';
import { lastLines, pauseBefore, sourceOf, typedAfter } from './model';
import opening from './opening.txt?raw';

const code = sourceOf(opening + kernel);
const small = sourceOf('one\n\nthree\n');
const typedText = (source: typeof code, typed: number) =>
  lastLines(source, typed, Number.POSITIVE_INFINITY)
    .map(({ text }) => text)
    .join('\n');

test('speed starts at 3 and is kept between 1 and 16', () => {
  const read = (query: string) => readSettings(hackerFields(), query).speed;
  expect(speed).toEqual({ min: 1, max: 16, default: 3 });
  expect(['', '?speed=0', '?speed=99', '?speed=7', '?speed=x'].map(read)).toEqual([3, 1, 16, 7, 3]);
});

test('there are at least 600 lines of code, none too long for a terminal', () => {
  expect(code.starts.length).toBeGreaterThanOrEqual(600);
  const lines = code.text.split('\n').map((line) => line.replaceAll('\t', '    '));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
  expect(code.text).toMatch(/^[\t\n\x20-\x7e]*$/);
});

test('every bracket that opens is closed, so that the code starts again as smoothly as it ends', () => {
  for (const [open, close] of ['()', '[]', '{}'].map((pair) => [...pair])) {
    expect(code.text.split(open ?? '').length).toBe(code.text.split(close ?? '').length);
  }
});

test('what is typed is the text up to there', () => {
  expect(typedText(small, 0)).toBe('');
  expect(typedText(small, 2)).toBe('on');
  expect(typedText(small, 4)).toBe('one\n');
  expect(typedText(small, 8)).toBe('one\n\nthr');
});

test('at its end the text goes on with its beginning', () => {
  expect(typedText(small, 12)).toBe('one\n\nthree\no');
  expect(sourceOf('no end').text).toBe('no end\n');
  fc.assert(
    fc.property(fc.nat(1000), (typed) => {
      expect(typedText(small, typed)).toBe(small.text.repeat(100).slice(0, typed));
    }),
  );
});

test('however much is typed, only the last lines are kept, and each keeps its number', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 96 }), (typed, most) => {
      const lines = lastLines(code, typed, most);
      const next = lastLines(code, typed + 1, most);
      expect(lines.length).toBeLessThanOrEqual(most);
      const texts = new Map(lines.map(({ number, text }) => [number, text]));
      for (const { number, text } of next.slice(0, -1)) {
        expect(texts.get(number) ?? text).toBe(text);
      }
    }),
  );
});

test('each key types and Backspace takes as much away, down to nothing', () => {
  const characters = fc.integer({ min: speed.min, max: speed.max });
  fc.assert(
    fc.property(fc.nat(), characters, (typed, characters) => {
      expect(typedAfter(typedAfter(typed, characters), -characters)).toBe(typed);
      expect(typedAfter(typed, -characters)).toBe(Math.max(0, typed - characters));
    }),
  );
});

test('the automatic typist is as uneven as a person, and never stops for long', () => {
  const pauses = Array.from({ length: 200 }, (_, key) => pauseBefore(key));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(600);
  expect(new Set(pauses).size).toBeGreaterThan(5);
});
