import compile from 'icu-minify/compile';
import { product } from '../product';
import { type Json, mapTexts } from './json';
import { defaultLocale, type Locale, pseudoLocale } from './locales';
import type { Messages } from './messages';
import { pseudo } from './pseudo';
import { type PageWords, pageWordsSchema } from './schema';

const files = import.meta.glob<Json>('../../words/*/*.json', { eager: true, import: 'default' });
const fileOf = (locale: Locale, name: string) => `../../words/${locale}/${name}.json`;

function readWords(locale: Locale, name: string): Json {
  const source = locale === pseudoLocale ? defaultLocale : locale;
  const json = files[fileOf(source, name)];
  if (json === undefined) {
    throw new Error(
      `words/${source}/${name}.json does not exist. Copy it from words/${defaultLocale} and translate it.`,
    );
  }
  return locale === pseudoLocale ? mapTexts(json, (text) => pseudo(text)) : json;
}

/** Names that are the same on every page; everything else in braces is an ICU argument. */
export type Constants = { email: string };

const withConstants = (json: Json, { email }: Constants) =>
  mapTexts(json, (text) => text.replaceAll('{product}', product).replaceAll('{email}', email));

export function pageWords(locale: Locale, slug: string, constants: Constants): PageWords {
  const result = pageWordsSchema.safeParse(withConstants(readWords(locale, slug), constants));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`words/${locale}/${slug}.json is not a page's words:\n${problems.join('\n')}`);
}

/** The named files, compiled, so that browsers need no parser. */
export function messages<Name extends keyof Messages>(
  locale: Locale,
  names: readonly Name[],
  constants: Constants,
): Pick<Messages, Name> {
  const entries = names.map((name) => {
    const words = withConstants(readWords(locale, name), constants);
    return [name, mapTexts(words, (text) => compile(text) as Json)];
  });
  return Object.fromEntries(entries);
}

/** The words of a screen's own interface, which page words of the same file may surround. */
export function screenMessages(locale: Locale, folder: string, constants: Constants) {
  if (files[fileOf(defaultLocale, folder)] === undefined) return {};
  const words = withConstants(readWords(locale, folder), constants);
  const screen = typeof words === 'object' && !Array.isArray(words) ? words.screen : undefined;
  if (screen === undefined) return {};
  return { [folder]: { screen: mapTexts(screen, (text) => compile(text) as Json) } };
}
