import { type Json, mapTexts } from './json';
import { lengthProblem } from './lengths';
import { foreignLetter, leftInEnglish, mixesAlphabets } from './letters';
import type { SiteLocale } from './locales';
import { typographyProblems } from './typography';

const artefacts: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]*>/i, 'has an HTML tag'],
  [/&(?:[a-z]+|#\d+);/i, 'has an HTML entity'],
  [/\*\*|`|\]\(|^#+ /, 'has Markdown'],
  [/\b(?:TODO|FIXME|XXX|[Ll]orem ipsum)\b/, 'is not finished'],
  [/^\s|\s$/, 'begins or ends with a space'],
];

/** Search engines get these as a list, which has its own commas. */
const isList = (key: string) => key === 'layout.keywords';

/** A fake screen says what the real one says, down to its punctuation. */
const isImitation = (key: string) => /^(?:fake|blue)-.*\.screen\./.test(key);

/** What a proofreader marks without knowing the language. `key` begins with the file. */
export function problemsOf(locale: SiteLocale, key: string, text: string): string[] {
  const problems = artefacts.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  const foreign = foreignLetter(locale, text);
  if (foreign) problems.push(`has “${foreign}”, which this language does not write`);
  if (mixesAlphabets(text)) problems.push('mixes alphabets in one word');
  const english = leftInEnglish(locale, text);
  if (english) problems.push(`has English in it: “${english}”`);
  if (!isImitation(key)) {
    if (/[ \u00a0\u202f]{2}/.test(text)) problems.push('has two spaces in a row');
    if (!isList(key)) problems.push(...typographyProblems(locale, text));
  }
  const length = lengthProblem(locale, key, text);
  return length ? [...problems, length] : problems;
}

export function proofread(locale: SiteLocale, file: string, json: Json): string[] {
  const marks: string[] = [];
  mapTexts(json, (text, path) => {
    const key = [file, ...path].join('.');
    marks.push(...problemsOf(locale, key, text).map((what) => `${key} ${what}: ${text}`));
    return text;
  });
  return marks;
}
