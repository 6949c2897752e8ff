import { expect, test } from 'vitest';
import { keystrokeOf } from './keys';

const pressed = (key: string, ...held: string[]) =>
  keystrokeOf({
    key,
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    getModifierState: (name) => held.includes(name),
  });

test.each(['a', 'F', '?', ' ', 'ß', 'あ', '😀', 'Enter', 'Dead'])('%s types', (key) => {
  expect(pressed(key)).toBe('type');
});

test('Backspace deletes', () => {
  expect(pressed('Backspace')).toBe('delete');
});

test.each(['Tab', 'ArrowLeft', 'ArrowDown', 'F5', 'Shift', 'PageDown', 'Escape'])(
  '%s is left alone',
  (key) => {
    expect(pressed(key)).toBeUndefined();
  },
);

test('what is held with Ctrl, ⌘ or Alt belongs to the browser, but AltGr writes', () => {
  expect(pressed('r', 'Control')).toBeUndefined();
  expect(pressed('r', 'Meta')).toBeUndefined();
  expect(pressed('d', 'Alt')).toBeUndefined();
  expect(pressed('@', 'Control', 'Alt', 'AltGraph')).toBe('type');
});
