import { expect, test } from 'vitest';
import { type Bond, newId, printBond, readBond } from './bond';

test('a window’s name carries its bond', () => {
  const bonds: Bond[] = [
    { role: 'lead', visit: newId() },
    { role: 'follow', visit: newId(), id: newId() },
  ];
  for (const bond of bonds) expect(readBond(printBond(bond))).toEqual(bond);
});

test.each(['', 'screenful', 'screenful:', 'screenful:lead:', 'screenful:lead:a:b', 'my-frame'])(
  'the name "%s" is no bond',
  (name) => {
    expect(readBond(name)).toBeUndefined();
  },
);
