import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswered } from './keys';
import { narrowGrid, stopAfter, textScreen, wideGrid } from './model';
import { columnsOf } from './wrap';

const words = {
  title: 'Windows',
  fatal: 'A fatal exception 0E has occurred at 0028:C0011E36 in VXD VMM(01) + 00010E36. Closed.',
  choices: ['Press any key to close the program.', 'Press CTRL+ALT+DEL to restart. '.repeat(4)],
  prompt: 'Press any key to continue',
};
const press = (key: string, full: boolean, held = {}) =>
  isAnswered({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, ...held }, full);

test('the wide screen is 80 by 25 with the title in the middle, inverse', () => {
  const { columns, rows, lines } = textScreen(words, wideGrid);
  expect([columns, rows]).toEqual([80, 25]);
  expect(lines[0]).toMatchObject({ text: ' Windows ', inverse: true, column: 35 });
  expect(lines.filter(({ inverse }) => inverse)).toHaveLength(1);
});

test('bullets hang, and the cursor stands one cell behind the prompt', () => {
  const { lines, cursor } = textScreen(words, wideGrid);
  const first = lines.findIndex(({ text }) => text.startsWith('*  Press CTRL'));
  expect(lines[first]?.column).toBe(4);
  expect(lines[first + 1]?.column).toBe(7);
  const prompt = lines.at(-1);
  expect(cursor).toEqual({ row: prompt?.row, column: (prompt?.column ?? 0) + 26 });
});

test('whatever the words, everything stays inside the grid, in rows of its own', () => {
  const text = fc.string({ maxLength: 400 });
  const grid = fc.constantFrom(wideGrid, narrowGrid);
  fc.assert(
    fc.property(grid, text, text, text, (grid, fatal, choice, prompt) => {
      const all = { title: 'Windows', fatal, choices: [choice], prompt };
      const { columns, rows, lines, cursor } = textScreen(all, grid);
      expect(new Set(lines.map(({ row }) => row)).size).toBe(lines.length);
      for (const { row, column, text } of lines) {
        expect(column + columnsOf(text)).toBeLessThanOrEqual(columns);
        expect(row).toBeLessThan(rows);
        expect(Math.min(row, column)).toBeGreaterThanOrEqual(0);
      }
      expect(cursor.column).toBeLessThan(columns);
    }),
  );
});

test('each key finds another fault, out of a few', () => {
  fc.assert(
    fc.property(fc.nat(), (keys) => {
      expect(stopAfter(keys)).not.toEqual(stopAfter(keys + 1));
    }),
  );
  const all = Array.from({ length: 1000 }, (_, keys) => stopAfter(keys));
  expect(new Set(all).size).toBeLessThan(16);
  expect(all[0]).toMatchObject({ code: '0E' });
});

test('in full screen any key that types or moves is answered', () => {
  const keys = ['a', 'f', 'H', '?', ' ', 'Enter', 'Delete', 'PageDown', 'ArrowUp'];
  expect(keys.every((key) => press(key, true))).toBe(true);
  const left = ['ArrowLeft', 'ArrowRight', 'Tab', 'Shift', 'F5'];
  expect(left.some((key) => press(key, true))).toBe(false);
  expect(press('r', true, { ctrlKey: true })).toBe(false);
});

test('on its page the stage’s letters and the keys that scroll are left alone', () => {
  expect(['a', 'Z', '1', 'Enter'].every((key) => press(key, false))).toBe(true);
  expect(['f', 'H', '?', ' ', 'PageDown'].some((key) => press(key, false))).toBe(false);
  expect(press('а', false, { code: 'KeyF' })).toBe(false);
});
