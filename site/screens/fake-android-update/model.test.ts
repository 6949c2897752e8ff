import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appCount, gearPath, shownAt } from './model';

test('it installs until the update is complete', () => {
  expect(shownAt(undefined).scene).toBe('installing');
  expect(shownAt(0).scene).toBe('complete');
});

test('then it restarts and optimizes each app in turn', () => {
  expect(shownAt(3000).scene).toBe('dark');
  expect(shownAt(6000).scene).toBe('booting');
  expect(shownAt(14_000)).toEqual({ scene: 'optimizing', app: 1 });
  expect(shownAt(15_000)).toEqual({ scene: 'optimizing', app: 2 });
  expect(shownAt(14_000 + appCount * 1000 - 1)).toEqual({ scene: 'optimizing', app: appCount });
  expect(shownAt(14_000 + appCount * 1000).scene).toBe('startingApps');
  expect(shownAt(20_000 + appCount * 1000).scene).toBe('dark');
});

test('however long somebody waits, there is never one app too many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (time) => {
      const { app } = shownAt(time);
      expect(app).toBeGreaterThanOrEqual(1);
      expect(app).toBeLessThanOrEqual(appCount);
    }),
  );
});

test('a gear is a closed line with four corners for each tooth', () => {
  const path = gearPath(9, 44, 35);
  expect(path.match(/[ML]/g)).toHaveLength(36);
  expect(path.startsWith('M44.0 0.0L')).toBe(true);
});
