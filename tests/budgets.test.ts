import { expect, test } from 'vitest';
import { infoEntries } from '../site/catalogue/lookups';
import { siteLocales } from '../site/i18n/locales';
import { readPage } from '../site/stage/page';
import { attributes, hasScreen, htmlOf, isBarePage, manifest, pages } from './built';

const documentBudget = 14_600;
const scriptBudget = 80_000;
const commentsBudget = 9_000;
const commentsWordsBudget = 2_000;

const notFound = Object.values(manifest.notFound);

/** A script too small to gain from gzip is sent as it is. */
function weightOf(url: string) {
  const { gz, size = Infinity } = manifest.files[url] ?? {};
  return gz ?? size;
}

test('every page with its styles fits into the first round trip', () => {
  const tooLarge = pages.filter(({ br }) => br > documentBudget || br === 0);
  expect(tooLarge.map(({ address, br }) => `${address}: ${br}`)).toEqual([]);
  expect(notFound.filter(({ br = Infinity }) => br > documentBudget)).toEqual([]);
});

test('a page needs no stylesheet besides its own', () => {
  for (const { html, address } of pages) {
    const sheets = html.match(/<link rel="stylesheet"(?![^>]*disabled)[^>]*>/g);
    expect(sheets, address).toBeNull();
    expect(html.match(/<style>/g), address).toHaveLength(1);
  }
});

test('nothing stands between a page and its first paint', () => {
  for (const { html, address } of pages) {
    const scripts = html.match(/<script [^>]*src=[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !tag.includes('type="module"')),
      address,
    ).toEqual([]);
    const images = html.match(/<img [^>]*>/g) ?? [];
    expect(
      images.filter((tag) => !tag.includes('loading="lazy"')),
      address,
    ).toEqual([]);
    const films = html.match(/<video [^>]*>/g) ?? [];
    expect(
      films.filter((tag) => !tag.includes('poster="/')),
      address,
    ).toEqual([]);
    expect(html, address).not.toMatch(/@font-face|@import|rel="(?:preload|preconnect|prefetch)"/);
  }
});

test('a screen’s page loads at most 80 kB of script', () => {
  for (const { address, html } of pages.filter(hasScreen)) {
    const modules = html.match(/<link rel="modulepreload"[^>]*>/g)?.join('') ?? '';
    const scripts = [...attributes(html, 'script', 'src'), ...attributes(modules, 'link', 'href')];
    const bytes = scripts.reduce((sum, url) => sum + weightOf(url), 0);
    expect(scripts.length, address).toBeGreaterThan(1);
    expect(bytes, address).toBeLessThanOrEqual(scriptBudget);
  }
});

test('keeping a language for offline use costs at most 1.2 MB', () => {
  const lists = Object.keys(manifest.files).filter((path) => path.startsWith('/assets/offline/'));
  expect(lists.length).toBe(siteLocales.length);
  for (const list of lists) {
    const paths = Object.keys(JSON.parse(htmlOf(list.slice(1))));
    const known = paths.flatMap((path) => manifest.files[path] ?? []);
    const bytes = known.reduce((sum, { size, br = size }) => sum + br, 0);
    expect(known.length, list).toBe(paths.length - 1); // without the page for unknown addresses
    expect(bytes, list).toBeLessThanOrEqual(1_200_000);
  }
});

test('a text page loads no script at all', () => {
  const texts = [
    ...pages.filter((page) => !hasScreen(page)).map(({ html }) => html),
    ...notFound.map(({ file }) => htmlOf(file)),
  ];
  expect(texts.length).toBe(siteLocales.length * (infoEntries().length + 1));
  for (const html of texts) expect(attributes(html, 'script', 'src')).toEqual([]);
});

test('comments come apart from the pages they stand on, and weigh little', () => {
  for (const { address, html } of pages.filter(hasScreen)) {
    const { module, styles, words } = readPage(html).assets.late.comments;
    const bytes = [module, ...styles].reduce((sum, url) => sum + weightOf(url), 0);
    expect(bytes, address).toBeLessThanOrEqual(commentsBudget);
    expect(weightOf(words), words).toBeLessThanOrEqual(commentsWordsBudget);
  }
  const withComments = pages.filter(({ html }) => html.includes('id="comments"'));
  expect(withComments).toEqual(pages.filter((page) => hasScreen(page) && !isBarePage(page)));
});
