import { expect, test } from 'vitest';
import { actionAt, isStageKey, latinKey } from './keys';

test.each([
  ['f', 'KeyF', 'f'],
  ['F', 'KeyF', 'f'],
  ['а', 'KeyF', 'f'],
  ['Р', 'KeyH', 'h'],
  ['ㄹ', 'KeyF', 'f'],
  ['Process', 'KeyF', 'f'],
  ['φ', 'KeyF', 'f'],
])('%s on %s is %s', (key, code, letter) => {
  expect(latinKey({ key, code })).toBe(letter);
});

test('a Latin layout decides for itself, wherever it has its keys', () => {
  expect(latinKey({ key: 'u', code: 'KeyF' })).toBe('u');
  expect(latinKey({ key: '?', code: 'KeyM' })).toBe('?');
  expect(latinKey({ key: 'ArrowLeft', code: 'ArrowLeft' })).toBe('arrowleft');
  expect(latinKey({ key: 'Enter', code: 'NumpadEnter' })).toBe('enter');
});

test('the stage’s own keys are known in both cases and in any script', () => {
  const own = ['f', 'F', 'h', 'H', '?'].map((key) => ({ key, code: '' }));
  expect([...own, { key: 'а', code: 'KeyF' }].every(isStageKey)).toBe(true);
  const others = [
    { key: 'g', code: 'KeyG' },
    { key: 'г', code: 'KeyU' },
    { key: 'Enter', code: 'Enter' },
  ];
  expect(others.some(isStageKey)).toBe(false);
});

test.each([
  ['F', 'KeyF', 'fill'],
  ['а', 'KeyF', 'fill'],
  ['Escape', 'Escape', 'leave'],
  ['ArrowLeft', 'ArrowLeft', 'walk'],
  ['ArrowRight', 'ArrowRight', 'walk'],
  ['ArrowUp', 'ArrowUp', undefined],
  ['h', 'KeyH', 'hide'],
  ['?', 'Slash', 'help'],
  ['Enter', 'Enter', undefined],
])('the stage answers %s on %s with: %s', (key, code, action) => {
  expect(actionAt({ key, code })).toBe(action);
});
