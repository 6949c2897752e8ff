import { lightOf, screenEntries } from '../catalogue/lookups';
import type { CatalogueEntry } from '../catalogue/types';
import { defaultLocale, type Locale, siteLocales } from '../i18n/locales';
import { pageWords } from '../i18n/words';
import { product } from '../product';
import type { Operator } from './operator';

/** The picture that stands for a page where its link is shared. */
export type Card = { address: string; locale: Locale; name: string };

/** The display that cards show, the same in every language. */
export type CardScene = {
  light: string;
  /** Whose picture is on it; otherwise it is all light. */
  slug?: string | undefined;
  cards: Card[];
};

const brand: Card = { address: '/cards/screenful.jpg', locale: defaultLocale, name: product };
const brandLight = '#ffe5ce';

export const cardOf = (entry: CatalogueEntry, locale: Locale, operator: Operator): Card =>
  entry.isPage
    ? brand
    : {
        address: `/cards/${locale}/${entry.slug}.jpg`,
        locale,
        name: pageWords(locale, entry.slug, operator).name,
      };

export const cardScenes = (operator: Operator): CardScene[] => [
  { light: brandLight, cards: [brand] },
  ...screenEntries().map((entry) => ({
    light: lightOf(entry),
    slug: entry.color === undefined ? entry.slug : undefined,
    cards: siteLocales.map((locale) => cardOf(entry, locale, operator)),
  })),
];
