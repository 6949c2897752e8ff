import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, wrap } from './wrap';

const solid = (text: string) => text.replace(/\s/gu, '');

test('Chinese, Japanese and Korean characters take two columns, all others one', () => {
  expect(['abc', 'äß', 'Привіт', '日本', 'カナ', '한국', '。', '＋'].map(columnsOf)).toEqual([
    3, 2, 6, 4, 4, 4, 2, 2,
  ]);
});

test('words stay whole', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('한국어 문장', 8)).toEqual(['한국어', '문장']);
});

test('Japanese breaks between characters, but never before a full stop', () => {
  expect(wrap('再起動します。', 12)).toEqual(['再起動しま', 'す。']);
  expect(wrap('キーを押す', 6)).toEqual(['キーを', '押す']);
  expect(wrap('次に「開始」を', 6)).toEqual(['次に', '「開', '始」を']);
});

test('a word that no line can hold is cut', () => {
  expect(wrap('go abcdefghij', 4)).toEqual(['go', 'abcd', 'efgh', 'ij']);
});

test('no line is wider than the columns, and nothing is lost', () => {
  const letters = fc.constantFrom(...'ab ABC0 äżўї 日本語、。カナー 한국 (+)!?-');
  const text = fc.array(letters, { maxLength: 300 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 80 }), (text, columns) => {
      const lines = wrap(text, columns);
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
      expect(solid(lines.join(''))).toBe(solid(text));
    }),
  );
});
