import { describe, expect, test } from 'vitest';
import { siteLocales } from '../../site/i18n/locales';
import { label } from './design';
import { glyphFor } from './fonts';
import { fittedLine, lineOf } from './text';

const files = import.meta.glob<{ name?: string }>('../../words/*/*.json', { eager: true });
const namesIn = (locale: string) =>
  Object.entries(files).flatMap(([file, { name }]) =>
    file.includes(`/${locale}/`) && name !== undefined ? [name] : [],
  );

describe('names on cards', () => {
  test.each(siteLocales)(
    'in %s have a glyph for every character, and fit without shrinking much',
    (locale) => {
      const names = namesIn(locale);
      expect(names.length).toBeGreaterThan(33);
      for (const name of names) {
        const line = fittedLine(name, locale, label.textSize, label.textWidth);
        expect(line.width, name).toBeLessThanOrEqual(label.textWidth + 1);
        expect(line.size, name).toBeGreaterThan(44);
      }
    },
  );
});

test('an ideograph looks as the language writes it', () => {
  expect(lineOf('直', 'ja', 62).path).not.toBe(lineOf('直', 'cn', 62).path);
});

test('a character that no font has is named, and not drawn as an empty box', () => {
  expect(() => glyphFor('🐝', 'en')).toThrow('"🐝"');
  expect(() => glyphFor('白', 'de')).toThrow('"白"');
});

test('outlines are numbers that SVG understands, and every letter takes its room', () => {
  const { path, width } = lineOf('Prank, épée', 'en', 62);
  expect(path).toMatch(/^([MLQCZ](-?\d+\.\d( -?\d+\.\d)*)?)+$/);
  expect(width).toBeGreaterThan(lineOf('Prank', 'en', 62).width + lineOf('épée', 'en', 62).width);
});
