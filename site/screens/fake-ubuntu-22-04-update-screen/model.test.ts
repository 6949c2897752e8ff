import { expect, test } from 'vitest';
import { sceneSince } from './model';

test('a complete update fades, stays dark and starts, again and again', () => {
  expect(sceneSince(undefined)).toBe('installing');
  const scenes = [0, 3, 5, 8, 33, 35, 38].map((second) => sceneSince(second * 1000));
  expect(scenes).toEqual(['complete', 'fading', 'dark', 'starting', 'fading', 'dark', 'starting']);
});
