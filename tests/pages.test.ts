import { describe, expect, test } from 'vitest';
import { defaultLocale, localeFacts, siteLocales } from '../site/i18n/locales';
import { attributes, decoded, hasScreen, htmlOf, isBarePage, manifest, pages } from './built';

const origin = 'https://screenful.example';
const only = (pattern: RegExp, html: string) => {
  const [first, ...more] = [...html.matchAll(pattern)];
  expect(more).toEqual([]);
  return decoded(first?.[1] ?? '');
};
const canonicalOf = (html: string) => only(/<link rel="canonical" href="([^"]+)"/g, html);
const standard = pages.filter((page) => !isBarePage(page));
const full = pages.filter(isBarePage);

test('every language has the same pages, and every screen has both kinds', () => {
  const plain = (address: string) => address.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  const english = pages.filter(({ locale }) => locale === 'en').map(({ address }) => address);
  for (const locale of siteLocales) {
    const own = pages.filter((page) => page.locale === locale);
    expect(own.map(({ address }) => plain(address)).sort(), locale).toEqual(english.sort());
  }
  expect(full.length).toBe(standard.filter(hasScreen).length);
});

describe('every page', () => {
  test('says its language, has one title, one description and one main heading', () => {
    for (const { address, html, locale } of pages) {
      const tag = siteLocales.find((one) => one === locale);
      expect(html.startsWith('<!doctype html><html lang="'), address).toBe(true);
      expect(only(/<html lang="([^"]+)"/g, html)).toBe(tag && localeFacts(tag).tag);
      expect(only(/<title>([^<]+)<\/title>/g, html), address).toMatch(/ · Screenful$/);
      expect(only(/<meta name="description" content="([^"]+)"/g, html), address).not.toBe('');
      expect(only(/<meta name="keywords" content="([^"]+)"/g, html), address).not.toBe('');
    }
    for (const { address, html } of standard) {
      expect(html.match(/<h1/g), address).toHaveLength(1);
    }
  });

  test('has a title and a description unlike those of the others in its language', () => {
    for (const locale of siteLocales) {
      const own = standard.filter((page) => page.locale === locale);
      const titles = own.map(({ html }) => only(/<title>([^<]+)</g, html));
      const descriptions = own.map(({ html }) =>
        only(/name="description" content="([^"]+)"/g, html),
      );
      expect(new Set(titles).size, locale).toBe(own.length);
      expect(new Set(descriptions).size, locale).toBe(own.length);
    }
  });
});

test('a standard page is its own canonical and names all 15 alternates, which name it back', () => {
  const alternatesOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, tag = '', href = '']) => [tag, href] as const,
    );
  const byAddress = new Map(standard.map((page) => [origin + page.address, page]));
  for (const { address, html } of standard) {
    expect(canonicalOf(html)).toBe(origin + address);
    const alternates = alternatesOf(html);
    expect(alternates.map(([tag]) => tag).sort(), address).toEqual(
      [...siteLocales.map((locale) => localeFacts(locale).tag), 'x-default'].sort(),
    );
    for (const [, href] of alternates) {
      const other = byAddress.get(href);
      expect(other, `${address} → ${href}`).toBeDefined();
      expect(alternatesOf(other?.html ?? '')).toEqual(alternates);
    }
  }
});

test('a full-screen page is not indexed and names its standard page as canonical', () => {
  for (const { address, html } of full) {
    expect(html, address).toContain('<meta name="robots" content="noindex"/>');
    const path = new URL(canonicalOf(html)).pathname;
    expect(manifest.files[path], path).toBeDefined();
    expect(path).toBe(address.replace(/\/full(?=\/|$)/, '') || '/');
  }
});

test('pages tell others about themselves: Open Graph, JSON-LD, manifest, icons, theme', () => {
  for (const page of standard) {
    const { address, html } = page;
    for (const property of ['og:title', 'og:description', 'og:image', 'og:locale', 'og:type']) {
      expect(html, `${address} ${property}`).toContain(`property="${property}"`);
    }
    expect(only(/property="og:url" content="([^"]+)"/g, html)).toBe(canonicalOf(html));
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
      ([, json = '']) => JSON.parse(json)['@type'],
    );
    const expected = ['WebSite', 'WebApplication', 'BreadcrumbList'];
    expect(data).toEqual(hasScreen(page) ? expected : [expected[0], expected[2]]);
    expect(html).toContain('name="theme-color"');
  }
});

test('the first page and the manifest say in every language what the site is for', () => {
  const said = siteLocales.map((locale) => {
    const home = locale === defaultLocale ? '' : `/${locale}`;
    const { html = '' } = pages.find(({ address }) => address === (home || '/')) ?? {};
    const [site] = html.match(/(?<=<script type="application\/ld\+json">)[^<]+/) ?? [];
    const { description } = JSON.parse(htmlOf(`${home}/site.webmanifest`));
    expect(JSON.parse(site ?? '')).toMatchObject({ '@type': 'WebSite', description });
    return description;
  });
  expect(said[siteLocales.indexOf(defaultLocale)]).toContain(
    'simple way to check screens and replicate artwork',
  );
  expect(new Set(said).size).toBe(siteLocales.length);
});

test('every link, image and script on every page resolves, and nothing loads from elsewhere', () => {
  const missing = new Set<string>();
  const foreign = new Set<string>();
  for (const { address, html } of pages) {
    const loaded = [
      ...attributes(html, '(?:script|img|video|source)', 'src'),
      ...attributes(html, 'link', 'href'),
    ].filter((url) => !url.startsWith('data:'));
    const linked = attributes(html, 'a', 'href').filter((url) => !url.startsWith('#'));
    for (const url of [...loaded, ...linked]) {
      const target = new URL(url, origin + address);
      if (target.origin !== origin) foreign.add(url);
      else if (!manifest.files[target.pathname] && target.href !== `${origin}/feedback`) {
        missing.add(`${address} → ${url}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
  expect([...foreign]).toEqual(['mailto:hello@screenful.example']);
});

test('the site map lists every standard page with its alternates, and robots.txt names it', async () => {
  const { readFileSync } = await import('node:fs');
  const map = readFileSync('dist/client/sitemap.xml', 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(standard.map(({ address }) => origin + address).sort());
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
  expect(readFileSync('dist/client/robots.txt', 'utf8')).toContain(`${origin}/sitemap.xml`);
});
