import fc from 'fast-check';
import { expect, test } from 'vitest';
import words from '../../../words/en/motivational-quote-screensaver.json';
import { readSettings } from '../../stage/fields';
import { quoteFields } from './fields';
import {
  authorSize,
  largestScale,
  lineCount,
  lineKey,
  paragraphSize,
  quoteShown,
  turnAt,
} from './model';

const standard = { paragraph: 'Standard', author: 'Somebody' };
const read = (query: string) => readSettings(quoteFields(), query);

test('the address carries quote, author and size; without it nothing is set', () => {
  expect(read('')).toEqual({
    paragraph: '',
    author: '',
    additionalSize: 0,
    rotate: false,
    look: 'dark',
  });
  expect(read('?paragraph=Hello&author=Me&additionalSize=7&rotate=1&look=light')).toEqual({
    paragraph: 'Hello',
    author: 'Me',
    additionalSize: 7,
    rotate: true,
    look: 'light',
  });
});

test.each([
  ['-3', 0],
  ['101', 100],
  ['12.4', 12],
  ['large', 0],
])('an additional size of %s is %d', (text, size) => {
  expect(read(`?additionalSize=${text}`).additionalSize).toBe(size);
});

test('a quote has at most 300 characters, an author 60, and neither ends in half an emoji', () => {
  const long = encodeURIComponent('🙂'.repeat(400));
  expect(read(`?paragraph=${long}`).paragraph).toBe('🙂'.repeat(300));
  expect(read(`?author=${long}`).author).toBe('🙂'.repeat(60));
});

test('the sizes are 14 and 12 plus the setting', () => {
  expect([0, 1, 100].map(paragraphSize)).toEqual([14, 15, 114]);
  expect([0, 1, 100].map(authorSize)).toEqual([12, 13, 112]);
});

test('an empty or blank quote or author falls back, each for itself', () => {
  const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\u200b') });
  fc.assert(
    fc.property(blank, blank, (paragraph, author) => {
      expect(quoteShown({ paragraph, author }, standard)).toEqual(standard);
      expect(quoteShown({ paragraph: 'Own', author }, standard)).toEqual({
        ...standard,
        paragraph: 'Own',
      });
      expect(quoteShown({ paragraph, author: 'Me' }, standard)).toEqual({
        ...standard,
        author: 'Me',
      });
    }),
  );
});

test('whatever is typed, something is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (paragraph, author) => {
      const shown = quoteShown({ paragraph, author }, standard);
      expect(shown.paragraph.trim()).not.toBe('');
      expect(shown.author.trim()).not.toBe('');
    }),
  );
});

test.each([
  ['“Be brief.”', 'Be brief.'],
  ['"Be brief."', 'Be brief.'],
  ['„Kurz.“', 'Kurz.'],
  ['«Bref.»', 'Bref.'],
  ['「短く」', '短く'],
  ['“Yes” and “no”', '“Yes” and “no”'],
  ['""', '""'],
  ['a', 'a'],
])('%s gets one pair of quotation marks', (paragraph, plain) => {
  expect(quoteShown({ paragraph, author: '' }, standard).paragraph).toBe(plain);
});

test('line breaks stay, empty lines go', () => {
  const paragraph = '  one \n\n\n two\n';
  expect(quoteShown({ paragraph, author: '' }, standard).paragraph).toBe('one\ntwo');
});

test('there are as many one-liners as take turns', () => {
  expect(Object.keys(words.screen.lines)).toHaveLength(lineCount);
  expect(new Set(Object.values(words.screen.lines)).size).toBe(lineCount);
});

test('a new one-liner comes every 20 seconds, and after the last one the first', () => {
  expect(turnAt(0)).toBe(turnAt(19_999));
  expect(turnAt(20_000)).toBe(turnAt(19_999) + 1);
  expect([-1, 0, 1, 23, 24].map(lineKey)).toEqual([
    'lines.24',
    'lines.1',
    'lines.2',
    'lines.24',
    'lines.1',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (time) => {
      const key = lineKey(turnAt(time)).split('.')[1] ?? '';
      expect(words.screen.lines).toHaveProperty(key);
    }),
  );
});

test('what fits is not made smaller; what does not, is as large as it can be', () => {
  expect(largestScale(() => true)).toBe(1);
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 0.99, noNaN: true }), (limit) => {
      const scale = largestScale((scale) => scale <= limit);
      expect(scale).toBeLessThanOrEqual(limit);
      expect(scale).toBeGreaterThan(limit - 0.005);
    }),
  );
});

test('what never fits gets the smallest scale and does not search for ever', () => {
  let asked = 0;
  const scale = largestScale(() => {
    asked++;
    return false;
  });
  expect(scale).toBeGreaterThan(0);
  expect(asked).toBeLessThan(12);
});
