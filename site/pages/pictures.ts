import { entriesOf, infoEntries } from '../catalogue/lookups';
import type { ScreenEntry } from '../catalogue/types';
import type { PageAssets } from '../document/assets';
import type { Locale } from '../i18n/locales';
import { pageWords } from '../i18n/words';
import type { FooterLink } from '../layout/Footer';
import type { Picture } from '../layout/Gallery';
import type { Operator } from './operator';

export const footerLinks = (locale: Locale, operator: Operator): FooterLink[] =>
  infoEntries().map(({ path, slug }) => ({ path, name: pageWords(locale, slug, operator).name }));

export const picturesOf = (
  entries: ScreenEntry[],
  locale: Locale,
  operator: Operator,
  icons: PageAssets['icons'],
): Picture[] =>
  entries.map((entry) => ({
    entry,
    name: pageWords(locale, entry.slug, operator).name,
    icon: icons[entry.icon] ?? '',
  }));

/** The category's other screens; of the colours all, because people come for the palette. */
export const screensBeside = (entry: ScreenEntry) =>
  entriesOf(entry.type).filter((other) => entry.type === 'color' || other !== entry);
