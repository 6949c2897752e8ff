import { apiPaths } from '../../contract/serverPaths';
import { catalogue } from '../catalogue/entries';
import { wall } from '../document/wall';
import { defaultLocale, localeFacts, type SiteLocale, siteLocales } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { messages } from '../i18n/words';
import { product } from '../product';
import type { Operator } from './operator';

export function sitemap({ origin }: Operator): string {
  const at = (locale: SiteLocale, path: string) =>
    origin + addressOf({ locale, kind: 'standard', path });
  const alternate = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const urls = catalogue.flatMap(({ path }) => {
    const alternates = [
      ...siteLocales.map((locale) => alternate(localeFacts(locale).tag, at(locale, path))),
      alternate('x-default', at(defaultLocale, path)),
    ].join('');
    return siteLocales.map((locale) => `<url><loc>${at(locale, path)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = ({ origin }: Operator) =>
  [
    'User-agent: *',
    ...apiPaths.map((path) => `Disallow: ${path}/`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export function webManifest(locale: SiteLocale, operator: Operator): string {
  const { layout } = messages(locale, ['layout'], operator);
  const home = addressOf({ locale, kind: 'standard', path: '/' });
  return JSON.stringify({
    id: home,
    name: product,
    short_name: product,
    description: layout.about,
    lang: localeFacts(locale).tag,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: wall.light,
    theme_color: wall.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
