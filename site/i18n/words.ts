import compile from 'icu-minify/compile';
import { product } from '../product';
import { type Json, mapTexts, withDefaults } from './json';
import { defaultLocale, type Locale, pseudoLocale } from './locales';
import type { Messages } from './messages';
import { pseudo } from './pseudo';
import { type PageWords, pageWordsSchema } from './schema';

const files = import.meta.glob<Json>('../../words/*/*.json', { eager: true, import: 'default' });
const fileOf = (locale: Locale, name: string) => `../../words/${locale}/${name}.json`;

const noted = new Set<string>();

function note(text: string) {
  if (noted.has(text)) return;
  noted.add(text);
  console.info(text);
}

/** In development English says what nobody has translated yet. */
function helpedOut(locale: Locale, name: string): Json | undefined {
  const [english, own] = [files[fileOf(defaultLocale, name)], files[fileOf(locale, name)]];
  if (english === undefined || locale === defaultLocale) return own;
  const file = `words/${locale}/${name}.json`;
  if (own === undefined) note(`${file} is missing: its page speaks English, in development only.`);
  return withDefaults(own, english, (key) =>
    note(`${file} has no ${key}: English stands there, in development only.`),
  );
}

function readWords(locale: Locale, name: string): Json {
  const source = locale === pseudoLocale ? defaultLocale : locale;
  const json = import.meta.env.DEV ? helpedOut(source, name) : files[fileOf(source, name)];
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

/** A thousand pages say the same in each language; it is read and compiled once. */
function memoised<Result>(make: (locale: Locale, name: string, constants: Constants) => Result) {
  const known = new Map<string, Result>();
  return (locale: Locale, name: string, { email }: Constants): Result => {
    const key = `${locale} ${name} ${email}`;
    const found = known.get(key) ?? make(locale, name, { email });
    known.set(key, found);
    return found;
  };
}

export const pageWords = memoised((locale, slug, constants): PageWords => {
  const result = pageWordsSchema.safeParse(withConstants(readWords(locale, slug), constants));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`words/${locale}/${slug}.json is not a page's words:\n${problems.join('\n')}`);
});

const compiled = memoised((locale, name, constants) =>
  mapTexts(withConstants(readWords(locale, name), constants), (text) => compile(text) as Json),
);

/** The named files, compiled, so that browsers need no parser. */
export function messages<Name extends keyof Messages>(
  locale: Locale,
  names: readonly Name[],
  constants: Constants,
): Pick<Messages, Name> {
  return Object.fromEntries(names.map((name) => [name, compiled(locale, name, constants)])) as Pick<
    Messages,
    Name
  >;
}

/** The words of a screen's own interface, which page words of the same file may surround. */
export function screenMessages(locale: Locale, folder: string, constants: Constants) {
  if (files[fileOf(defaultLocale, folder)] === undefined) return {};
  const words = compiled(locale, folder, constants);
  const screen = typeof words === 'object' && !Array.isArray(words) ? words.screen : undefined;
  return screen === undefined ? {} : { [folder]: { screen } };
}
