import { expect, test } from 'vitest';
import { fileName, readSide } from './imageSizes';

test.each([
  ['1', 1],
  ['7680', 7680],
  ['7681', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['wide', undefined],
])('a side of "%s" is %s', (text, side) => {
  expect(readSide(text)).toBe(side);
});

test('a file is named after the screen and the size, in any script', () => {
  expect(fileName('White screen', 1920, 1080)).toBe('white-screen-1920x1080.png');
  expect(fileName('Écran « blanc »', 1, 2)).toBe('écran-blanc-1x2.png');
  expect(fileName('白い画面', 1, 2)).toBe('白い画面-1x2.png');
});
