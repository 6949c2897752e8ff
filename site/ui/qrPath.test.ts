import { expect, test } from 'vitest';
import { qrPath } from './qrPath';

const address = 'https://screenful.example/blue-screen-of-death-windows-10';

test('codes of one version are equally large', () => {
  const sizes = ['a', address, `${address}?a`].map((text) => qrPath(text, { smallest: 4 }).size);
  expect(new Set(sizes)).toEqual(new Set([33 + 2 * 2]));
});

test('the dark squares lie inside a white border of two', () => {
  const { size, path: drawn } = qrPath(address, { smallest: 4 });
  const runs = [...drawn.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.map(Number));
  expect(runs.map(([, x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')).toBe(drawn);
  for (const [, x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 2);
  }
  expect(runs[0]?.slice(1)).toEqual([2, 2, 7, 7]);
});

test('a longer text gets a larger code, up to the largest that is wanted', () => {
  const text = 'a'.repeat(200);
  expect(qrPath(text, { smallest: 4 }).size).toBeGreaterThan(37);
  expect(() => qrPath(text, { largest: 4 })).toThrow();
});
