import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choice,
  flag,
  hexColour,
  integer,
  readHex,
  readSettings,
  text,
  writeSettings,
} from './fields';

const fields = {
  speed: integer({ min: 1, max: 100, default: 50 }),
  colour: hexColour('#FFFFFF'),
  mode: choice(['day', 'night'], 'day'),
  seconds: flag(true),
  words: text('hello', 5),
};
const defaults = { speed: 50, colour: '#ffffff', mode: 'day', seconds: true, words: 'hello' };

test('an address without settings means the defaults, and defaults leave the address plain', () => {
  expect(readSettings(fields, '')).toEqual(defaults);
  expect(writeSettings(fields, readSettings(fields, ''))).toBe('');
});

test.each([
  ['speed=0', { speed: 1 }],
  ['speed=1000', { speed: 100 }],
  ['speed=7.6', { speed: 8 }],
  ['speed=', {}],
  ['speed=fast', {}],
  ['speed=NaN', {}],
  ['speed=Infinity', {}],
  ['colour=f80', { colour: '#ff8800' }],
  ['colour=%23FF8800', { colour: '#ff8800' }],
  ['colour=red', {}],
  ['colour=%3Cscript%3E', {}],
  ['mode=night', { mode: 'night' }],
  ['mode=toString', {}],
  ['seconds=0', { seconds: false }],
  ['seconds=no', {}],
  ['seconds=toString', {}],
  ['words=🙂🙂🙂🙂🙂🙂', { words: '🙂🙂🙂🙂🙂' }],
  ['unknown=1', {}],
])('?%s is read, clamped, or falls back silently', (query, expected) => {
  expect(readSettings(fields, query)).toEqual({ ...defaults, ...expected });
});

test('whatever the query, the values are valid, and writing them reads back the same', () => {
  const pair = fc.tuple(fc.constantFrom(...Object.keys(fields), 'other'), fc.string());
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const values = readSettings(fields, new URLSearchParams(pairs).toString());
      expect(values.speed).toBeGreaterThanOrEqual(1);
      expect(values.speed).toBeLessThanOrEqual(100);
      expect(readHex(values.colour)).toBe(values.colour);
      expect(readSettings(fields, writeSettings(fields, values))).toEqual(values);
    }),
  );
});

test('parameters that are no settings stay in the address', () => {
  const values = { ...readSettings(fields, ''), speed: 3 };
  expect(writeSettings(fields, values, '?from=friend&speed=9')).toBe('?from=friend&speed=3');
});
