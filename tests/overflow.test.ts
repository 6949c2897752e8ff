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

type Task = { addresses: string[]; widths: number[]; scan: string };

/**
 * Runs in the page: lays out one page after the other in a frame beside what is seen, without their
 * scripts. To open five hundred pages took six minutes, most of them for painting what nobody looks at.
 */
async function layOutEach({ addresses, widths, scan }: Task) {
  const frame = document.createElement('iframe');
  frame.style = 'position: fixed; left: 200vw; height: 900px; border: 0';
  document.body.append(frame);
  const inFrame = frame.contentWindow as Window & typeof globalThis;
  const found: string[] = [];
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    inFrame.document.open();
    inFrame.document.write(html.replace(/<script\b.*?<\/script>/gs, ''));
    inFrame.document.close();
    const overflowing = new inFrame.Function(`return (${scan})()`);
    for (const width of widths) {
      frame.style.width = `${width}px`;
      if (inFrame.innerWidth !== width) throw new Error(`${inFrame.innerWidth} is not ${width}`);
      for (const problem of overflowing()) found.push(`${address} at ${width}: ${problem}`);
    }
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
  const scan = String(overflowing);
  expect(await page.evaluate(layOutEach, { addresses, widths, scan })).toEqual([]);
});

test('what is wider than its place is found', async () => {
  const page = await visitor.arrive({ bypassCSP: true });
  await page.goto('/contact-us');
  const wide = '<p style="width: 400px; overflow: hidden; white-space: nowrap">wide and wider</p>';
  await page.route('**/wide', (route) => route.fulfill({ body: `<body>${wide.repeat(2)}` }));
  const scan = String(overflowing);
  const task = { addresses: ['/wide'], widths: [320, 1024], scan };
  const found = await page.evaluate(layOutEach, task);
  expect(found).toContain('/wide at 320: the page scrolls sideways');
  expect(found.filter((problem) => problem.includes('1024'))).toEqual([]);
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
