import { expect, test } from 'vitest';
import { pseudo } from './pseudo';

test('letters get accents, placeholders stay, and the text grows', () => {
  expect(pseudo('Hide {count, number} keys')).toBe('[Hídé {count, number} kéýš~~~~~~~]');
});
