import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../site/catalogue/entries';
import { drawingOf } from './icons';

test.each(catalogue)('$icon of $path is drawn', ({ icon }) => {
  expect(existsSync(drawingOf(icon))).toBe(true);
});

test('the mark that asks for colour is part of a name only where emoji are joined', () => {
  expect(drawingOf('☹️')).toMatch(/\/2639\.svg$/);
  expect(drawingOf('🧑‍💻')).toMatch(/\/1f9d1-200d-1f4bb\.svg$/);
  expect(drawingOf('❤️‍🔥')).toMatch(/\/2764-fe0f-200d-1f525\.svg$/);
});
