import type { Locale } from '../i18n/locales';

export type LayoutPage = {
  locale: Locale;
  /** The catalogue's path; none on a page that is not in it. */
  path?: string | undefined;
};
