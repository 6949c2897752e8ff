import { defaultLocale, isLocale, type Locale } from './locales';

export type PageKind = 'standard' | 'bare';
export type Address = { locale: Locale; kind: PageKind; path: string };

const joined = (...parts: string[]) => parts.join('').replace(/\/$/, '') || '/';

export function addressOf({ locale, kind, path }: Address): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return joined(prefix, kind === 'bare' ? '/full' : '', path);
}

/** The inverse of `addressOf`; it says nothing about whether such a page exists. */
export function readAddress(pathname: string): Address {
  const parts = pathname.split('/').filter(Boolean);
  const first = parts[0] ?? '';
  const locale = isLocale(first) && first !== defaultLocale ? first : defaultLocale;
  if (locale !== defaultLocale) parts.shift();
  const kind = parts[0] === 'full' ? 'bare' : 'standard';
  if (kind === 'bare') parts.shift();
  return { locale, kind, path: `/${parts.join('/')}` };
}
