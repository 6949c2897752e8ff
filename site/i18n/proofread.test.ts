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
    ['de', 'a', '“fremd”'],
    ['pl', 'a', '„obcy“'],
    ['sv', 'a', '”öppen'],
    ['nl', 'a', '‘open'],
    ['it', 'a', 'uno , due'],
    ['en', 'a', 'Posting …'],
    ['fr', 'a', 'Vraiment?'],
    ['fr', 'a', 'Vraiment ?'],
    ['fr', 'a', '«ici»'],
    ['ja', 'a', '画面:白'],
    ['cn', 'a', '全屏 。'],
    ['pl', 'a', 'ekrаn'],
    ['uk', 'a', 'eкран'],
    ['uk', 'a', 'это ещё'],
    ['uk', 'a', 'Екран works with every keyboard'],
    ['ja', 'a', '화면'],
    ['cn', 'a', '螢幕'],
    ['ko', 'a', '画面'],
    ['en', 'red-screen.name', 'x'.repeat(35)],
    ['ja', 'red-screen.meta.description', '画'.repeat(91)],
    ['ja', 'red-screen.meta.description', '画'.repeat(44)],
    ['es', 'layout.categories.prank', 'x'.repeat(25)],
  ] as const)('%s %s: %s', (locale, key, text) => {
    expect(problemsOf(locale, key, text)).not.toEqual([]);
  });

  test.each([
    ['de', '„Fertig“ (99 %) …'],
    ['fr', '«\u202fPrêt\u202f»\u00a0: 16:9, c’est l’adresse https://www.windows.com\u202f!'],
    ['nl', '‘Klaar’, zo’n foto’s'],
    ['sv', '”Klar”'],
    ['uk', 'Екран «Windows 10», kernel panic'],
    ['ja', '「全画面」（F キー）'],
    ['cn', '按“F”键（全屏）'],
    ['ko', '전체 화면(F)'],
  ] as const)('not %s: %s', (locale, text) => {
    expect(problemsOf(locale, 'a', text)).toEqual([]);
  });

  test('not what a fake screen takes from the real one', () => {
    const key = 'fake-windows-10-update-screen.screen.working';
    expect(problemsOf('en', key, 'Working on updates  7%')).toEqual([]);
  });
});
