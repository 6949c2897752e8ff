import { defaultLocale } from '../../contract/defaultLocale';

type LocaleFacts = { label: string; tag: string; territory: string };

/** In the order of the language switcher. `tag` is what `lang`, `hreflang` and Intl get. */
export const locales = {
  de: { label: 'Deutsch', tag: 'de', territory: 'de_DE' },
  en: { label: 'English', tag: 'en', territory: 'en_US' },
  fr: { label: 'Français', tag: 'fr', territory: 'fr_FR' },
  nl: { label: 'Nederland', tag: 'nl', territory: 'nl_NL' },
  cn: { label: '中國', tag: 'zh-Hans', territory: 'zh_CN' },
  ko: { label: '한국어', tag: 'ko', territory: 'ko_KR' },
  es: { label: 'Español', tag: 'es', territory: 'es_ES' },
  it: { label: 'Italiano', tag: 'it', territory: 'it_IT' },
  ja: { label: '日本語', tag: 'ja', territory: 'ja_JP' },
  pl: { label: 'Polski', tag: 'pl', territory: 'pl_PL' },
  pt: { label: 'Português', tag: 'pt', territory: 'pt_BR' },
  sv: { label: 'Svenska', tag: 'sv', territory: 'sv_SE' },
  tr: { label: 'Türkçe', tag: 'tr', territory: 'tr_TR' },
  uk: { label: 'Українська', tag: 'uk', territory: 'uk_UA' },
} as const satisfies Record<string, LocaleFacts>;

export type SiteLocale = keyof typeof locales;

/** English with accents, built in development only: plain English on such a page is text nobody can translate. */
export const pseudoLocale = 'qps';
export type Locale = SiteLocale | typeof pseudoLocale;

export { defaultLocale };
export const siteLocales = Object.keys(locales) as SiteLocale[];

export function localeFacts(locale: Locale): LocaleFacts {
  return locale === pseudoLocale
    ? { label: 'Pseudo', tag: 'en-XA', territory: 'en_XA' }
    : locales[locale];
}

export function isLocale(text: string): text is Locale {
  return text === pseudoLocale || Object.hasOwn(locales, text);
}
