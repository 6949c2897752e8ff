import { companionsOf, isInfoPage, openEntries } from '../catalogue/lookups';
import type { ScreenEntry } from '../catalogue/types';
import type { Locale } from '../i18n/locales';
import { pageWords } from '../i18n/words';
import type { FooterLink } from '../layout/Footer';
import type { Picture } from '../layout/Gallery';
import type { Operator } from './operator';

export const footerLinks = (locale: Locale, operator: Operator): FooterLink[] =>
  openEntries()
    .filter(isInfoPage)
    .map(({ path, slug }) => ({ path, name: pageWords(locale, slug, operator).name }));

const pictureOf = (entry: ScreenEntry, locale: Locale, operator: Operator): Picture => ({
  entry,
  name: pageWords(locale, entry.slug, operator).name,
});

/** The category's other screens; of the colours all, because people come for the palette. */
export const picturesBeside = (entry: ScreenEntry, locale: Locale, operator: Operator) =>
  companionsOf(entry)
    .filter((other) => entry.type === 'color' || other !== entry)
    .map((other) => pictureOf(other, locale, operator));
