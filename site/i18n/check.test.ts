import { describe, expect, test } from 'vitest';
import sameAsEnglish from '../../words/same-as-english.json';
import { catalogue } from '../catalogue/entries';
import { type CheckOptions, checkTranslation, type Words } from './check';
import type { Json } from './json';
import { siteLocales } from './locales';

const files = import.meta.glob<Json>('../../words/*/*.json', { eager: true, import: 'default' });
const pages = catalogue.map(({ slug }) => slug);

function wordsOf(locale: string): Words {
  const found = Object.entries(files).filter(([path]) => path.includes(`/words/${locale}/`));
  return Object.fromEntries(
    found.map(([path, json]) => [path.replace(/.*\/(.*)\.json/, '$1'), json]),
  );
}

const english = wordsOf('en');
const options: CheckOptions = {
  shared: Object.keys(english).filter((name) => !pages.includes(name)),
  sameAsEnglish: [],
};

describe('the words of the site', () => {
  test('English has a file for every page of the catalogue', () => {
    expect(pages.filter((slug) => !(slug in english))).toEqual([]);
  });

  test.each(siteLocales)('%s', (locale) => {
    const allowed: Record<string, string[]> = sameAsEnglish;
    const same = [...(allowed.all ?? []), ...(allowed[locale] ?? [])];
    const words = locale === 'en' ? english : wordsOf(locale);
    expect(checkTranslation(english, words, { ...options, sameAsEnglish: same })).toEqual([]);
  });
});

describe('the check', () => {
  const page = {
    name: 'Red screen',
    purpose: 'To see red.',
    meta: { title: 'Red', description: 'All red.' },
  };
  const source: Words = { red: page, stage: { greet: 'Hello {name}', leave: 'Leave' } };
  const translation = {
    red: {
      name: 'Rot',
      purpose: 'Zum Rotsehen.',
      meta: { title: 'Rot', description: 'Alles rot.' },
    },
    stage: { greet: 'Hallo {name}', leave: 'Gehen' },
  };
  const check = (changed: Words) =>
    checkTranslation(source, changed, {
      shared: ['stage'],
      sameAsEnglish: ['Red'],
    });

  test('accepts a whole translation', () => {
    expect(check(translation)).toEqual([]);
  });

  test('does not take the words inside a plural for placeholders', () => {
    const plural = { n: 'About {n, plural, one {# minute} other {# minutes}} left' };
    const translated = { n: '{n, plural, one {Noch # Minute} other {Noch # Minuten}}' };
    const options = { shared: ['time'], sameAsEnglish: [] };
    expect(checkTranslation({ time: plural }, { time: translated }, options)).toEqual([]);
  });

  test.each<[string, Words, string]>([
    ['a missing file', { red: translation.red }, 'stage.json is missing'],
    ['an extra file', { ...translation, blue: 'x' }, 'blue.json does not exist in English'],
    [
      'a missing key',
      { ...translation, stage: { greet: 'Hallo {name}' } },
      'stage.json: leave is missing',
    ],
    [
      'an extra key',
      { ...translation, stage: { ...translation.stage, go: 'Los' } },
      'stage.json: go does not exist in English',
    ],
    [
      'an untranslated key',
      { ...translation, stage: { ...translation.stage, leave: 'Leave' } },
      'stage.json: leave is not translated: "Leave"',
    ],
    [
      'another placeholder',
      { ...translation, stage: { ...translation.stage, greet: 'Hallo {Name}' } },
      'stage.json: greet must use {name}, not {Name}',
    ],
    [
      'broken ICU',
      { ...translation, stage: { ...translation.stage, leave: 'Gehen {' } },
      'stage.json: leave is not a valid ICU message',
    ],
    [
      'an empty text',
      { ...translation, stage: { ...translation.stage, leave: ' ' } },
      'stage.json: leave is empty',
    ],
    [
      'a file of another shape',
      { ...translation, red: { ...translation.red, meta: 'Rot' } },
      'red.json: meta does not fit the schema',
    ],
  ])('names file and key of %s', (_, changed, problem) => {
    expect(check(changed).join('\n')).toContain(problem);
  });
});
