import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wall } from '../../site/document/wall';

test('browsers are told the colours that the styles paint', () => {
  const tokens = readFileSync('site/document/tokens.css', 'utf8');
  const painted = [...tokens.matchAll(/--wall: (#\w+);/g)].map(([, colour]) => colour);
  expect(painted).toEqual([wall.light, wall.dark]);
});
