import { describe, expect, test } from 'vitest';
import type { Json } from './json';
import { siteLocales } from './locales';
import { problemsOf, proofread } from './proofread';

const files = import.meta.glob<Json>('../../words/*/*.json', { eager: true, import: 'default' });

test.each(siteLocales)('nothing to mark in %s', (locale) => {
  const marks = Object.entries(files)
    .filter(([path]) => path.includes(`/words/${locale}/`))
    .flatMap(([path, json]) => proofread(locale, path.replace(/.*\/(.*)\.json/, '$1'), json));
  expect(marks).toEqual([]);
});

describe('marked is', () => {
  test.each([
    ['de', 'a', 'Ein <b>Wort</b>'],
    ['fr', 'a', 'Un&nbsp;mot'],
    ['es', 'a', '**Hola**'],
    ['en', 'a', 'TODO'],
    ['en', 'a', 'two  spaces'],
    ['en', 'a', 'ends '],
    ['en', 'a', 'a "quote"'],
    ['en', 'a', '(open'],
    ['de', 'a', '„offen'],
    ['pl', 'a', 'ekrаn'],
    ['uk', 'a', 'eкран'],
    ['uk', 'a', 'это ещё'],
    ['ja', 'a', '화면'],
    ['cn', 'a', '螢幕'],
    ['ko', 'a', '画面'],
    ['en', 'name', 'x'.repeat(35)],
  ] as const)('%s %s: %s', (locale, key, text) => {
    expect(problemsOf(locale, key, text)).not.toEqual([]);
  });

  test.each([
    ['de', '„Fertig“ (99 %)'],
    ['uk', 'Екран «Windows 10»'],
    ['ja', '「全画面」（F キー）'],
    ['cn', '按“F”键（全屏）'],
    ['ko', '전체 화면(F)'],
  ] as const)('not %s: %s', (locale, text) => {
    expect(problemsOf(locale, 'a', text)).toEqual([]);
  });
});
