import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings } from '../../stage/fields';
import { longestLabel, noSignalFields, noSignalState } from './fields';
import { colourOf, fillOf, isLong, labelOf, patterns, tone } from './model';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const fills = patterns.map(({ bars }) => bars.map(fillOf).join(' '));
const widths = patterns.map(({ bars }) => bars.map(({ width }) => width));

test('the patterns are 7/12, 1/12, 1/12 and 3/12 high, and equally wide', () => {
  expect(patterns.map(({ height }) => height)).toEqual([7, 1, 1, 3]);
  expect(new Set(widths.map(sum)).size).toBe(1);
});

test('panels of an eighth stand beside a 4:3 picture of seven equal bars', () => {
  const whole = sum(widths[0] ?? []);
  const [panel, bar] = [whole / 8, ((whole / 4) * 3) / 7];
  expect(widths[0]).toEqual([panel, ...Array.from({ length: 7 }, () => bar), panel]);
  expect(widths[1]).toEqual([panel, bar, 6 * bar, panel]);
  expect(widths[2]).toEqual([panel, bar, 5 * bar, bar, panel]);
  const step = bar / 3;
  const pluge = [step, step, step, step, step];
  expect(widths[3]).toEqual([panel, 1.5 * bar, 2 * bar, (5 * bar) / 6, ...pluge, bar, panel]);
});

test('the levels of RP 219, as a display shows them', () => {
  expect(fills).toEqual([
    '#666666 #bfbfbf #bfbf00 #00bfbf #00bf00 #bf00bf #bf0000 #0000bf #666666',
    '#00ffff #003f69 #bfbfbf #0000ff',
    '#ffff00 #410078 linear-gradient(90deg, #000000, #ffffff) #ffffff #ff0000',
    '#262626 #000000 #ffffff #000000 #000000 #000000 #050505 #000000 #0a0a0a #000000 #262626',
  ]);
});

test('each top bar has less luminance than the one before', () => {
  const luminances = patterns[0]?.bars
    .slice(1, -1)
    .map(({ levels: [red, green, blue] }) => 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  expect(luminances).toEqual([...(luminances ?? [])].sort((one, other) => other - one));
});

test('a level is never below black or above white', () => {
  fc.assert(
    fc.property(fc.double({ min: -20, max: 120, noNaN: true }), (percent) => {
      const colour = colourOf([percent, percent, percent]);
      expect(colour).toMatch(/^#([\da-f]{2})\1\1$/);
      if (percent <= 0) expect(colour).toBe('#000000');
      if (percent >= 100) expect(colour).toBe('#ffffff');
    }),
  );
});

test('the tone is 1 kHz at −20 dBFS, and off until somebody asks', () => {
  expect(tone.frequency).toBe(1000);
  expect(20 * Math.log10(tone.gain)).toBeCloseTo(-20, 10);
  expect(noSignalState).toEqual({ isToneOn: false });
});

test('the label is what was typed, or NO SIGNAL where that is nothing', () => {
  expect(labelOf('', 'NO SIGNAL')).toBe('NO SIGNAL');
  expect(labelOf(' \n', 'NO SIGNAL')).toBe('NO SIGNAL');
  expect(labelOf(' Back soon ', 'NO SIGNAL')).toBe('Back soon');
  expect(isLong('KEIN SIGNAL')).toBe(false);
  expect(isLong('We will be back after this')).toBe(true);
});

test('the address carries label, text and scanlines, and bad values do no harm', () => {
  const standard = { label: true, text: '', scanlines: true };
  expect(readSettings(noSignalFields, '')).toEqual(standard);
  expect(readSettings(noSignalFields, '?label=no&scanlines=2&isToneOn=1')).toEqual(standard);
  const given = readSettings(noSignalFields, `?label=0&scanlines=0&text=${'📺'.repeat(99)}`);
  expect(given).toEqual({ label: false, text: '📺'.repeat(longestLabel), scanlines: false });
});
