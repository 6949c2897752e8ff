import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteLocales } from '../site/i18n/locales';
import { addressOf } from '../site/i18n/paths';
import { isBarePage, pages } from './built';
import { newVisitor } from './visitor';

const visitor = newVisitor();

const widths = [320, 1024];

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

/**
 * Runs in the page: becomes one page after the other, without their scripts. To open five hundred
 * pages took six minutes, most of them for painting what nobody looks at.
 */
async function becomeEach({ addresses, scan }: { addresses: string[]; scan: string }) {
  const overflowing = new Function(`return ${scan}`)();
  const found: string[] = [];
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
    for (const script of documentElement.querySelectorAll('script')) script.remove();
    document.documentElement.replaceWith(document.adoptNode(documentElement));
    for (const problem of overflowing()) found.push(`${address} at ${innerWidth}: ${problem}`);
  }
  return found;
}

const addressesOf = (locale: string) =>
  pages.filter((page) => page.locale === locale && !isBarePage(page)).map(({ address }) => address);

test.each(siteLocales)('nothing in %s is wider than its place, narrow or wide', async (locale) => {
  const page = await visitor.arrive({ bypassCSP: true, reducedMotion: 'reduce' });
  await page.goto(addressOf({ locale, kind: 'standard', path: '/contact-us' }));
  const addresses = addressesOf(locale);
  expect(addresses.length).toBeGreaterThan(30);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(becomeEach, { addresses, scan: String(overflowing) });
    expect(found).toEqual([]);
  }
});

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
