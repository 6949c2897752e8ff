import { expect, test } from 'vitest';
import { qrPath } from './qr';

const path = '/blue-screen-of-death-windows-10';

test('the code is as large in every language', () => {
  const { size } = qrPath(`https://screenful.example/uk${path}`);
  expect(size).toBe(33 + 2 * 2);
  expect(qrPath(`https://screenful.example${path}`).size).toBe(size);
  expect(qrPath(`https://screenful.example/de${path}`).size).toBe(size);
});

test('the dark squares lie inside a white border of two', () => {
  const { size, path: drawn } = qrPath(`https://screenful.example${path}`);
  const runs = [...drawn.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.map(Number));
  expect(runs.map(([, x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')).toBe(drawn);
  for (const [, x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 2);
  }
  expect(runs[0]?.slice(1)).toEqual([2, 2, 7, 7]);
});

test('an address too long for that gets a larger code', () => {
  expect(qrPath(`https://${'a'.repeat(200)}${path}`).size).toBeGreaterThan(37);
});
