import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from '../../stage/fields';
import { checkSteps, stepAfter, stepForKey } from './checkSteps';
import { colourFields, temperature } from './fields';
import { dimmed, kelvinToHex, plainColour, shownColour, toRgb } from './model';

const read = (query: string, path = '/zoom-lighting') =>
  readSettings(colourFields({ light: '#FFE5CE', path }), query);

test('without settings a page shows exactly its own colour', () => {
  expect(shownColour(read(''))).toBe('#ffe5ce');
});

test('a free colour and a brightness come from the address', () => {
  expect(shownColour(read('?colour=ff0000'))).toBe('#ff0000');
  expect(shownColour(read('?colour=ff0000&brightness=50'))).toBe('#800000');
  expect(shownColour(read('?brightness=0'))).toBe(dimmed('#ffe5ce', 5));
});

test('a temperature changes the light of the video call and no other colour', () => {
  expect(shownColour(read('?temperature=3000'))).toBe(kelvinToHex(3000));
  expect(shownColour(read('?temperature=3000', '/red-screen'))).toBe('#ffe5ce');
});

test('the default temperature is the one of the specified warm white', () => {
  const [red, green, blue] = toRgb(kelvinToHex(temperature.default));
  const [r, g, b] = toRgb('#ffe5ce');
  expect(Math.abs(red - r)).toBeLessThanOrEqual(2);
  expect(Math.abs(green - g)).toBeLessThanOrEqual(2);
  expect(Math.abs(blue - b)).toBeLessThanOrEqual(6);
});

test('warmer light never has more blue, and always reaches full brightness', () => {
  const kelvin = fc.integer({ min: temperature.min, max: temperature.max });
  fc.assert(
    fc.property(kelvin, kelvin, (one, other) => {
      const [warm, cold] = [Math.min(one, other), Math.max(one, other)].map(kelvinToHex);
      expect(toRgb(warm ?? '')[2]).toBeLessThanOrEqual(toRgb(cold ?? '')[2]);
      expect(Math.max(...toRgb(warm ?? ''))).toBe(255);
    }),
  );
});

test('the pixel check overrides the colour and forgets nothing', () => {
  const settings = read('?colour=123456&check=3');
  expect(shownColour(settings)).toBe('#ff0000');
  expect(plainColour(settings)).toBe('#123456');
});

test('the nine colours of the pixel check, in order', () => {
  expect(checkSteps.map(({ name }) => name)).toEqual(
    'white black red green blue cyan magenta yellow grey'.split(' '),
  );
});

test('the pixel check goes round in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: checkSteps.length }), (step) => {
      expect(stepAfter(stepAfter(step, 1), -1)).toBe(step);
      expect(checkSteps[stepAfter(step, 1) - 1]).toBeDefined();
    }),
  );
  expect(stepForKey(' ', checkSteps.length)).toBe(1);
  expect(stepForKey('ArrowLeft', 1)).toBe(checkSteps.length);
  expect(stepForKey('f', 1)).toBeUndefined();
});
