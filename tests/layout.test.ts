import { expect, test } from 'vitest';
import { colorEntries } from '../site/catalogue/lookups';
import { siteLocales } from '../site/i18n/locales';
import { addressOf } from '../site/i18n/paths';
import { newVisitor, phone, visit } from './visitor';

const visitor = newVisitor();

test('header, main area and footer have the specified sizes', async () => {
  const page = await visitor.open('/contact-us', { viewport: { width: 1920, height: 1080 } });
  const box = (selector: string) => page.locator(selector).boundingBox();
  expect(await box('header')).toMatchObject({ y: 0, height: 80 });
  expect((await box('main'))?.width).toBe(1024);
  expect((await box('footer'))?.height).toBeGreaterThanOrEqual(150);
  await page.setViewportSize({ width: 800, height: 600 });
  expect((await box('main'))?.width).toBeCloseTo(720, 0);
});

test('the header links home and, in a new tab, to the feedback page', async () => {
  const page = await visitor.open('/de/red-screen');
  const header = page.getByRole('banner');
  expect(await header.getByRole('link', { name: 'Screenful' }).getAttribute('href')).toBe('/de');
  const feedback = header.locator('a[target=_blank]');
  expect(await feedback.getAttribute('href')).toBe('https://screenful.example/feedback');
  expect(await feedback.getAttribute('rel')).toBe('noopener');
});

test('the navigation marks the category that the visitor is in', async () => {
  const page = await visitor.open('/red-screen');
  const current = page.locator('header nav [aria-current]:not([aria-current=false])');
  expect(await current.allTextContents()).toEqual(['Color']);
  await visit(page, '/contact-us');
  expect(await current.count()).toBe(0);
});

test('the footer has its links, the line of 2025 and the flag', async () => {
  const page = await visitor.open('/');
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link').allTextContents()).toEqual([
    'Privacy policy',
    'Terms & conditions',
    'Contact us',
  ]);
  expect(await footer.textContent()).toContain('© 2025 Screenful');
  expect(await footer.getByRole('img', { name: 'Flag of the United States' }).count()).toBe(1);
});

test('the terms and the privacy policy carry their date in every language', async () => {
  const page = await visitor.arrive();
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    await page.goto(path);
    expect(await page.locator('time').textContent()).toBe('Last updated March 30, 2025');
    await page.goto(`/de${path}`);
    expect(await page.locator('time').textContent()).toContain('30. März 2025');
  }
});

test('whoever is told to write can do so with a click, in every language', async () => {
  const page = await visitor.arrive();
  for (const locale of siteLocales) {
    await page.goto(addressOf({ locale, kind: 'standard', path: '/contact-us' }));
    const mail = page.getByRole('main').getByRole('link', { name: 'hello@screenful.example' });
    expect(await mail.first().getAttribute('href')).toBe('mailto:hello@screenful.example');
  }
});

test('the language switcher lists all languages and keeps path and query, also without script', async () => {
  const page = await visitor.open('/red-screen?brightness=40');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const list = page.getByRole('list', { name: 'Language' });
  expect(await list.getByRole('link').count()).toBe(siteLocales.length);
  await list.getByRole('link', { name: '日本語' }).click();
  await page.waitForURL('**/ja/red-screen?brightness=40');
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');

  const plain = await visitor.arrive({ javaScriptEnabled: false });
  await plain.goto('/de/red-screen');
  await plain.locator('[popovertarget=languages]').click();
  await plain.getByRole('link', { name: '中國' }).click();
  await plain.waitForURL('**/cn/red-screen');
  expect(await plain.locator('html').getAttribute('lang')).toBe('zh-Hans');
});

test('on a phone the menu slides in over two thirds and closes in four ways', async () => {
  const page = await visitor.open('/red-screen', phone);
  const open = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#menu');
  const closings = [
    () => page.getByRole('button', { name: 'Close the menu' }).tap(),
    () => page.touchscreen.tap(30, 600),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => document.getElementById('menu')?.hidePopover()),
  ];
  for (const close of closings) {
    await open.tap();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(130);
    expect((await menu.boundingBox())?.width).toBe(260);
    await close();
    await menu.waitFor({ state: 'hidden' });
  }
});

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('where a browser can not open a menu, all is in the header, $width wide', async (viewport) => {
  const page = await visitor.arrive({ viewport, bypassCSP: true });
  await page.route('**/de/contact-us', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(' popover="auto"', '')
      .replaceAll('@supports selector(:popover-open)', '@supports (no: popover)')
      .replaceAll('@supports not selector(:popover-open)', '@supports not (no: popover)');
    await route.fulfill({ response, body });
  });
  await page.goto('/de/contact-us');
  const header = page.getByRole('banner');
  expect(await header.getByRole('button').count()).toBe(0);
  const bottom = async (box: typeof header) => {
    const { y = NaN, height = NaN } = (await box.boundingBox()) ?? {};
    return y + height;
  };
  const list = page.getByRole('list', { name: 'Sprache' });
  expect(await bottom(list)).toBeLessThanOrEqual(await bottom(header));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await page.getByRole('link', { name: 'Streiche' }).click({ trial: true });
  await list.getByRole('link', { name: 'Українська' }).click();
  await page.waitForURL('**/uk/contact-us');
});

test('the menu works without script on a text page', async () => {
  const page = await visitor.arrive({ ...phone, javaScriptEnabled: false });
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Color' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a colour’s page shows all colours to go on with', async () => {
  const page = await visitor.open('/red-screen');
  const gallery = page.getByRole('region', { name: 'All colors' });
  expect(await gallery.getByRole('link').count()).toBe(colorEntries().length);
  await gallery.getByRole('link', { name: 'Purple screen' }).click();
  await page.waitForURL('**/purple-screen');
});

test('the tips of a page are cards and up to three columns of bullets', async () => {
  const page = await visitor.open('/red-screen');
  const tips = page.getByRole('region', { name: 'Tips: Red screen' });
  expect(await tips.locator('> ul > li').count()).toBeGreaterThanOrEqual(3);
  expect(await tips.locator('section').count()).toBeLessThanOrEqual(3);
});

test('an address without a page answers 404 in the language of the visitor', async () => {
  const page = await visitor.arrive();
  const answer = await page.goto('/de/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.locator('main a').first().click();
  await page.waitForURL('**/de');
  visitor.complaints.splice(0);
});

test('the keyboard reaches everything and shows where it is', async () => {
  const page = await visitor.open('/contact-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

const widths = [320, 390, 768, 1024, 1920, 3840];
const paths = ['/de/zoom-lighting', '/ja/zoom-lighting', '/pl/contact-us', '/uk', '/de/nirgends'];

test.each(paths)('%s never needs to be scrolled sideways', async (path) => {
  const page = await visitor.arrive();
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  visitor.complaints.splice(0);
});
