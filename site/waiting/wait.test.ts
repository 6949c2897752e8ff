import { expect, test } from 'vitest';
import { readWait, seconds, withWait } from './wait';

test('reads a press or seconds within limits', () => {
  expect(readWait('press')).toBe('press');
  expect(readWait('30')).toBe(30);
  expect(readWait('0')).toBe(seconds.min);
  expect(readWait('999999999')).toBe(seconds.max);
});

test('a link that waits keeps its settings', () => {
  expect(withWait('?text=a%26b', 'press')).toBe('?text=a%26b&wait=press');
  expect(withWait('', 30)).toBe('?wait=30');
});
