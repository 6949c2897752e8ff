import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Scenes, sceneAt } from './scenes';

const scenes = [
  ['full', 3],
  ['dark', 2],
  ['mark', 5],
] as const satisfies Scenes<string>;

test.each([
  [-1, 'full', 0],
  [0, 'full', 0],
  [2999, 'full', 2999],
  [3000, 'dark', 0],
  [5000, 'mark', 0],
  [9999, 'mark', 4999],
  [10_000, 'dark', 0],
  [12_000, 'mark', 0],
])('%d ms after the end it is %s since %d ms', (elapsed, name, since) => {
  expect(sceneAt(scenes, elapsed)).toEqual({ name, since });
});

test('after the first scene the others repeat for ever', () => {
  const time = fc.integer({ min: 3000, max: 1_000_000 });
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 1_000_000 }), (time, cycles) => {
      expect(sceneAt(scenes, time + cycles * 7000)).toEqual(sceneAt(scenes, time));
    }),
  );
});
