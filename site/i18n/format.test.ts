import compile from 'icu-minify/compile';
import reference, { type CompiledMessage } from 'icu-minify/format';
import { expect, onTestFinished, test } from 'vitest';
import { format } from './format';
import { type Json, mapTexts } from './json';
import { localeFacts, siteLocales } from './locales';

const files = import.meta.glob<Json>('../../words/*/*.json', { eager: true, import: 'default' });

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

/** The same value for whatever a message asks for. */
const allAre = (value: string | number) => new Proxy({}, { get: () => value, has: () => true });

test.each(siteLocales)('prints every text in %s as the package does', (locale) => {
  const { tag } = localeFacts(locale);
  const messages: CompiledMessage[] = [];
  for (const [path, words] of Object.entries(files)) {
    if (!path.includes(`/words/${locale}/`)) continue;
    mapTexts(words, (text) => {
      messages.push(compile(text));
      return text;
    });
  }
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) {
    for (const value of [0, 1, 2, 5, 21, 1234.5]) {
      const expected = reference(message, tag, allAre(value), { formatters });
      expect(format(message, tag, allAre(value))).toBe(expected);
    }
  }
});

test('prefers the branch for exactly this number', () => {
  const message = compile('{n, plural, =0 {none} one {# one} other {# of {name}}}');
  const print = (n: number) => format(message, 'en', { n, name: 'Ann' });
  expect([0, 1, 1200].map(print)).toEqual(['none', '1 one', '1,200 of Ann']);
});

test('names a value that the caller forgot', () => {
  expect(() => format(compile('Hello {name}'), 'en')).toThrow('needs a value for {name}');
});

test('makes the rules for plurals once in each language, however often it counts', () => {
  const { PluralRules } = Intl;
  onTestFinished(() => void Object.assign(Intl, { PluralRules }));
  const made: string[] = [];
  const construct = (Rules: typeof PluralRules, [locale]: string[]) => {
    made.push(locale ?? '');
    return new Rules(locale);
  };
  Object.assign(Intl, { PluralRules: new Proxy(PluralRules, { construct }) });

  const message = compile('{n, plural, one {# minute} other {# minutes}}');
  for (const n of [1, 2, 3]) {
    for (const locale of ['is', 'mt']) format(message, locale, { n });
  }
  expect(made).toEqual(['is', 'mt']);
});
