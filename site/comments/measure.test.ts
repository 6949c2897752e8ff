import { expect, test } from 'vitest';
import { measure } from './measure';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['  two words  ', 9],
  ['👩‍👩‍👧', 5],
  ['👍👍', 2],
  ['e\u0301', 1],
  ['a\u202Eb\u0000c', 3],
  ['x'.repeat(500), 500],
  ['x'.repeat(501), 501],
])('%j counts as %i characters', (text, count) => {
  expect(measure(text)).toMatchObject({ count, isEmpty: count === 0, isTooLong: count > 500 });
});

test('what is sent is what was counted', () => {
  expect(measure(' \u202Ehello\r\nworld\t ')).toMatchObject({ text: 'hello\nworld', count: 11 });
});
