import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteLocales } from '../site/i18n/locales';
import { isFullPage, pages } from './built';
import { newVisitor } from './visitor';

const visitor = newVisitor();

const widths = [320, 1024];
const schemes = ['light', 'dark'] as const;

/** Runs in the page: names what is wider than its place. */
function overflowing(): string[] {
  const room = document.documentElement.clientWidth;
  const problems: string[] = [];
  if (document.documentElement.scrollWidth > room) problems.push('the page scrolls sideways');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (
      !element ||
      words === '' ||
      element.closest('[data-stage], script, style, noscript, [popover]:not(:popover-open)')
    )
      continue;
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    const isHidden = width === 0 || element.clientWidth === 1 || element.clientHeight === 1;
    if (isHidden) continue;
    if (left < -1 || right > room + 1) problems.push(`outside of the page: ${words.slice(0, 40)}`);
    const isClipped = getComputedStyle(element).overflowX !== 'visible';
    if (isClipped && element.scrollWidth > element.clientWidth + 1) {
      problems.push(`cut off: ${words.slice(0, 40)}`);
    }
  }
  return problems;
}

async function scan(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const problems = await page.evaluate(overflowing);
      found.push(
        ...problems.map((problem) => `${address} at ${width}, ${colorScheme}: ${problem}`),
      );
    }
  }
  return found;
}

const addressesOf = (locale: string) =>
  pages.filter((page) => page.locale === locale && !isFullPage(page)).map(({ address }) => address);

test.each(siteLocales)(
  'nothing in %s is wider than its place, narrow or wide, light or dark',
  async (locale) => {
    const page = await visitor.arrive({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    // Pictures have their sizes in the page, so what they show makes no difference here.
    await page.route(/\.(?:avif|webp|svg|png|mp4|js)$/, (route) => route.fulfill({ body: '' }));
    const found: string[] = [];
    for (const address of addressesOf(locale)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      found.push(...(await scan(page, address)));
    }
    expect(found).toEqual([]);
  },
);

test('menu and languages fit on the narrowest phone in every language', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const locale of siteLocales) {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const button of await openers(page, locale)) {
      await button.click();
      await page.evaluate(settled);
      const problems = await page.evaluate(overflowing);
      found.push(...problems.map((problem) => `${locale}: ${problem}`));
      await page.keyboard.press('Escape');
    }
  }
  expect(found).toEqual([]);
});

/** Runs in the page: waits until what slides in has arrived. */
const settled = async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
};

async function openers(page: Page, locale: string) {
  await page.goto(locale === 'en' ? '/red-screen' : `/${locale}/red-screen`);
  const buttons = await page.locator('header button[popovertarget]:visible').all();
  expect(buttons.length).toBeGreaterThanOrEqual(2);
  return buttons;
}
