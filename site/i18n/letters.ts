import type { SiteLocale } from './locales';

const cyrillic = String.raw`\p{Script=Cyrillic}`;
const han = String.raw`\p{Script=Han}`;
const kana = String.raw`\p{Script=Hiragana}\p{Script=Katakana}`;
const hangul = String.raw`\p{Script=Hangul}`;

/** Of what only traditional Chinese writes, the characters that a text about displays would have. */
const traditional =
  '這們來時國會學說對開關發現點實經過還後樣當與為無電視頻顯螢機檔網頁設標檢測鍵盤';

const others: Readonly<Partial<Record<SiteLocale, string>>> = {
  uk: `ыэъё${han}${kana}${hangul}`,
  ja: `${cyrillic}${hangul}`,
  cn: `${traditional}${cyrillic}${kana}${hangul}`,
  ko: `${cyrillic}${han}${kana}`,
};

/** A letter that the language does not write, not even in names. */
export function foreignLetter(locale: SiteLocale, text: string): string | undefined {
  const foreign = others[locale] ?? `${cyrillic}${han}${kana}${hangul}`;
  return new RegExp(`[${foreign}]`, 'iu').exec(text)?.[0];
}

/** A Latin letter among Cyrillic ones looks right and cannot be searched for. */
export const mixesAlphabets = (text: string) =>
  /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u.test(text);

/** Names, keys and units stand in Latin letters everywhere. A row of lower-case words is English. */
export function leftInEnglish(locale: SiteLocale, text: string): string | undefined {
  if (!(locale in others)) return undefined;
  return /\b[a-z]+(?: [a-z]+){2,}\b/.exec(text)?.[0];
}
