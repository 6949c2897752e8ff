import type { SiteLocale } from './locales';

/** How a quotation opens and closes. */
const quotes: Readonly<Record<SiteLocale, readonly [open: string, close: string]>> = {
  de: ['„', '“'],
  en: ['“', '”'],
  fr: ['«', '»'],
  nl: ['‘', '’'],
  cn: ['“', '”'],
  ko: ['“', '”'],
  es: ['«', '»'],
  it: ['“', '”'],
  ja: ['「', '」'],
  pl: ['„', '”'],
  pt: ['“', '”'],
  sv: ['”', '”'],
  tr: ['“', '”'],
  uk: ['«', '»'],
};

const brackets = ['()', '[]', '（）', '『』'] as const;
const count = (text: string, character: string) => text.split(character).length - 1;

function pairProblem(locale: SiteLocale, text: string): string | undefined {
  const [open, close] = quotes[locale];
  const foreign = /[“”„‟‘‚«»‹›「」"]/gu;
  const other = text.match(foreign)?.find((mark) => mark !== open && mark !== close);
  if (other) return `quotes with ${other}; this language uses ${open} ${close}`;
  const [opened, closed] = [count(text, open), count(text, close)];
  // What closes a Dutch quotation is an apostrophe, too.
  const isWhole = open === close ? opened % 2 === 0 : opened === closed || close === '’';
  if (!isWhole || opened > closed) return `opens and closes ${open} ${close} unequally often`;
  const pair = brackets.find(([one = '', other = '']) => count(text, one) !== count(text, other));
  return pair && `opens and closes ${pair} unequally often`;
}

/** Where a space may stand before an ellipsis, because it stands for words. */
const spacedEllipsis: readonly SiteLocale[] = ['de', 'sv'];

const noBreak = String.raw`\u00a0\u202f`;
const frenchSpace = new RegExp(
  `(?<![${noBreak}])[;!?»]|«(?![${noBreak}])|(?<![${noBreak}\\d]):(?!//|\\d)`,
  'u',
);
const spaceBefore = new RegExp(`[ ${noBreak}][,.;:!?)\\]、。，；：！？）」]`, 'u');

function spaceProblem(locale: SiteLocale, text: string): string | undefined {
  if (locale === 'fr') {
    return frenchSpace.test(text)
      ? 'needs a no-break space before ; : ! ? » and after «'
      : undefined;
  }
  const isSpaced = spaceBefore.test(text) || (/ …/.test(text) && !spacedEllipsis.includes(locale));
  return isSpaced ? 'has a space before a punctuation mark' : undefined;
}

/** Chinese and Japanese have punctuation as wide as their letters, and no space beside it. */
function widthProblem(locale: SiteLocale, text: string): string | undefined {
  if (locale !== 'cn' && locale !== 'ja') return undefined;
  const letter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
  const narrow = new RegExp(`${letter}[,;:!?()]|[,;:!?()]${letter}`, 'u');
  return narrow.test(text) ? 'has narrow punctuation beside its letters' : undefined;
}

export const typographyProblems = (locale: SiteLocale, text: string): string[] =>
  [pairProblem, spaceProblem, widthProblem].flatMap((check) => check(locale, text) ?? []);
