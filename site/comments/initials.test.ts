import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Ada Lumen', 'AL'],
  ['ada', 'A'],
  ['Jean-Luc de la Tour', 'JT'],
  ['李小龍', '李'],
  ['  ', ''],
  ['😀 Bob', 'B'],
  ['😀', '😀'],
  ['Ann (admin)', 'A'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
