import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessFor, noTaps, tap } from './access';

type Tap = [key: string, at: number];
const after = (...taps: Tap[]) =>
  accessFor(taps.reduce((before, [key, at]) => tap(before, key, at), noTaps));

test('Alt three times grants access, Caps Lock three times denies it', () => {
  expect(after(['Alt', 0], ['Alt', 200], ['Alt', 400])).toBe('granted');
  expect(after(['CapsLock', 0], ['CapsLock', 200], ['CapsLock', 400])).toBe('denied');
});

test('twice is not enough, and a fourth time starts anew', () => {
  expect(after(['Alt', 0], ['Alt', 200])).toBeUndefined();
  expect(after(['Alt', 0], ['Alt', 200], ['Alt', 400], ['Alt', 600])).toBeUndefined();
});

test('another key in between or a long wait breaks the row', () => {
  expect(after(['Alt', 0], ['a', 100], ['Alt', 200], ['Alt', 300])).toBeUndefined();
  expect(after(['Alt', 0], ['CapsLock', 100], ['Alt', 200], ['Alt', 300])).toBeUndefined();
  expect(after(['Alt', 0], ['Alt', 200], ['Alt', 5000])).toBeUndefined();
});

test('no other key ever decides', () => {
  const key = fc.string().filter((key) => key !== 'Alt' && key !== 'CapsLock');
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      expect(after(...keys.map((key, index): Tap => [key, index]))).toBeUndefined();
    }),
  );
  expect(after(['toString', 0], ['toString', 1], ['toString', 2])).toBeUndefined();
});
