import { type Json, mapTexts } from './json';
import type { SiteLocale } from './locales';

const artefacts: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]*>/i, 'has an HTML tag'],
  [/&(?:[a-z]+|#\d+);/i, 'has an HTML entity'],
  [/\*\*|`|\]\(|^#+ /, 'has Markdown'],
  [/\b(?:TODO|FIXME|XXX|[Ll]orem ipsum)\b/, 'is not finished'],
  [/^\s|\s$/, 'begins or ends with a space'],
  [/"/, 'has a straight quotation mark'],
];

const latin =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const foreignLetters: Readonly<Partial<Record<SiteLocale, RegExp>>> = {
  uk: /[ыэъё\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/iu,
  ja: /[\p{Script=Cyrillic}\p{Script=Hangul}]/u,
  cn: /[這們來時國會學說對開關發現點實經過還後樣當與為無電視頻顯螢機檔網頁設標檢測鍵盤\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** A Latin letter among Cyrillic ones looks right and cannot be searched for. */
const MIXED_WORD = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;

const brackets = ['()', '[]', '（）', '「」', '『』', '“”', '«»', '„“'] as const;
const count = (text: string, character: string) => text.split(character).length - 1;

function unbalanced(locale: SiteLocale, text: string) {
  const opened = brackets.filter(([open]) => {
    if (open === '“') return !['de', 'pl', 'uk', 'sv', 'nl'].includes(locale);
    return open !== '„' || locale === 'de';
  });
  return opened.find(([open = '', close = '']) => count(text, open) !== count(text, close));
}

/** Characters that the layout has room for. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/^name$/, 34],
  [/^purpose$/, 100],
  [/^meta\.title$/, 62],
  [/^meta\.description$/, 160],
  [/^categories\.(?!other)/, 24],
];

export function problemsOf(locale: SiteLocale, key: string, text: string): string[] {
  const problems = artefacts.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  // The update screen of Windows 10 has two spaces on purpose.
  if (!key.startsWith('screen.') && / {2}/.test(text)) problems.push('has two spaces in a row');
  const foreign = (foreignLetters[locale] ?? latin).exec(text)?.[0];
  if (foreign) problems.push(`has “${foreign}”, which this language does not write`);
  if (MIXED_WORD.test(text)) problems.push('mixes alphabets in one word');
  const pair = unbalanced(locale, text);
  if (pair) problems.push(`opens and closes ${pair} unequally often`);
  const limit = limits.find(([pattern]) => pattern.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
  const length = [...text].length;
  if (length > limit) problems.push(`has ${length} characters; there is room for ${limit}`);
  return problems;
}

/** What a proofreader marks without knowing the language. */
export function proofread(locale: SiteLocale, file: string, json: Json): string[] {
  const marks: string[] = [];
  mapTexts(json, (text, path) => {
    const key = path.join('.');
    marks.push(...problemsOf(locale, key, text).map((what) => `${file}.json: ${key} ${what}`));
    return text;
  });
  return marks;
}
