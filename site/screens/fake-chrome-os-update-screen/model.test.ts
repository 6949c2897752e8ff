import { expect, test } from 'vitest';
import { sceneSince } from './model';

test('it is updating until the update is complete', () => {
  expect(sceneSince(undefined)).toBe('updating');
  expect(sceneSince(0)).toBe('complete');
});

test('then it restarts and finishes, again and again', () => {
  const scenes = [2.9, 3, 6, 12, 51, 52, 55, 61].map((second) => sceneSince(second * 1000));
  expect(scenes).toEqual([
    'complete',
    'dark',
    'splash',
    'finishing',
    'finishing',
    'dark',
    'splash',
    'finishing',
  ]);
});
