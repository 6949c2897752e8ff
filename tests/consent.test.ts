import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violations } from './axe';
import { attributes, htmlOf, manifest, pages } from './built';
import { serveWith } from './outsideSite';
import { standIn } from './standIn';
import { awake, isFull, newVisitor, phone, stage, visit } from './visitor';

const statistics = `{
  const { origin } = new URL(document.currentScript.src);
  document.cookie = 'visitor=1; path=/';
  localStorage.visitor = sessionStorage.visitor = 1;
  navigator.sendBeacon(origin + '/collect');
  new Image().src = origin + '/pixel';
}`;

const advertisement = `{
  const { origin } = new URL(document.currentScript.src);
  for (const place of document.querySelectorAll('[data-ad-place]')) {
    place.innerHTML = '<p style="position:fixed;inset:0;height:2000px">Buy!</p>';
    const frame = { title: 'Buy!', src: origin + '/frame' };
    place.append(Object.assign(document.createElement('iframe'), frame));
  }
}`;

const paths = ['/', '/red-screen', '/contact-us', '/de/zoom-lighting', '/full/red-screen'];
let company: Awaited<ReturnType<typeof standIn>>;
let site: Awaited<ReturnType<typeof serveWith>>;

beforeAll(async () => {
  company = await standIn({ '/gtag/js': statistics, '/ads.js': advertisement });
  const env = {
    ANALYTICS_SCRIPT: `${company.address}/gtag/js?id=G-1`,
    ANALYTICS_DATA: 'domain=screens.test',
    ADS_SCRIPT: `${company.address}/ads.js`,
    ADS_DATA: 'ad-slot=7',
  };
  site = await serveWith(env, paths);
});
afterAll(async () => {
  await site.stop();
  await company.be('well');
  await company.stop();
});
beforeEach(async () => {
  await company.be('well');
  company.asked.length = 0;
});

const visitor = newVisitor({ address: () => site.address, friends: () => [company.address] });

const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });
const allow = (page: Page) => page.getByRole('button', { name: 'Allow' });
const refuse = (page: Page) => page.getByRole('button', { name: 'No, thanks' });
const change = (page: Page) => page.getByRole('contentinfo').getByRole('button');
const slot = (page: Page) => page.getByRole('region', { name: 'Advertisement' });

const askedFor = (path: string) => company.asked.filter((url) => url.startsWith(path)).length;
const everythingIsAsked = () =>
  expect
    .poll(() => [...company.asked].sort())
    .toEqual(['/ads.js', '/collect', '/frame', '/gtag/js?id=G-1', '/pixel']);

/** Whether a click in the middle of the stage reaches the stage. */
const isOnTop = (page: Page) =>
  stage(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
}

async function open(path: string, options: BrowserContextOptions = {}, before?: () => void) {
  const page = await visitor.arrive(options);
  if (before) await page.addInitScript(before);
  await visit(page, path);
  await settled(page);
  return page;
}

/** The choice of an earlier visit. */
const choose = (choice: string) => `localStorage.setItem('consent', '${choice}')`;

describe('with no service set', () => {
  test('no page carries a trace of it', () => {
    const notFound = Object.values(manifest.notFound).map(({ file }) => htmlOf(file));
    for (const html of [...pages.map((page) => page.html), ...notFound]) {
      expect(html).not.toMatch(/data-consent|data-allowed|id="consent|localStorage/);
      expect(attributes(html, 'script', 'src').join()).not.toContain('consent');
    }
  });

  test('what it costs where it is set stays within the budgets', () => {
    const scripts = Object.entries(manifest.files).filter(([path]) => /\/consent-.*js$/.test(path));
    expect(scripts.map(([, { gz = Infinity }]) => gz <= 2000)).toEqual([true]);
    for (const [path, { br = Infinity }] of site.pages) expect(br, path).toBeLessThan(14_600);
  });
});

describe('before an answer', () => {
  test('nothing is asked of anybody, and the bar covers no stage', async () => {
    for (const [path, options] of [
      ['/red-screen', {}],
      ['/', phone],
    ] as const) {
      const page = await open(path, options);
      expect(await bar(page).textContent()).toContain('advertising and visitor statistics from');
      const [over, under] = [await bar(page).boundingBox(), await stage(page).boundingBox()];
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0);
      expect(await page.getByRole('button', { name: /Fill the screen/ }).isVisible()).toBe(true);
      expect(await slot(page).isVisible()).toBe(false);
    }
    expect(company.asked).toEqual([]);
  });

  test('a text page asks too; a full-screen page never does', async () => {
    const page = await open('/contact-us');
    expect(await bar(page).isVisible()).toBe(true);
    await page.evaluate(choose('yes advertising analytics'));
    await visit(page, '/full/red-screen');
    await settled(page);
    expect(await page.locator('#consent, script[src*=consent]').count()).toBe(0);
    expect(company.asked).toEqual([]);
  });

  test('without script there is nothing to ask', async () => {
    const page = await visitor.arrive({ javaScriptEnabled: false });
    await page.goto('/red-screen');
    expect(await bar(page).isVisible()).toBe(false);
    expect(await change(page).isVisible()).toBe(false);
  });
});

test('a yes loads what is set, on this page and on the next, and opens no other host', async () => {
  const page = await open('/red-screen');
  await allow(page).click();
  await everythingIsAsked();
  expect(await bar(page).textContent()).toContain('Allowed.');
  const first = await page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((words) => [
      Object.prototype.toString.call(words),
      words[0],
    ]),
  );
  expect(first).toEqual([
    ['[object Arguments]', 'js'],
    ['[object Arguments]', 'config'],
  ]);
  expect(await page.locator('script[data-domain="screens.test"]').count()).toBe(1);

  company.asked.length = 0;
  await visit(page, '/');
  expect(await bar(page).isVisible()).toBe(false);
  expect(await slot(page).locator('ins').getAttribute('data-ad-slot')).toBe('7');
  await everythingIsAsked();
  expect(await isOnTop(page)).toBe(true);

  const stranger = await standIn({});
  const reached = page.evaluate((url) => fetch(url, { mode: 'no-cors' }), stranger.address);
  await expect(reached).rejects.toThrow('Failed to fetch');
  expect(stranger.asked).toEqual([]);
  await stranger.stop();
  expect(visitor.complaints.splice(0).join()).toContain('Content Security Policy');
});

test('a no is kept: nothing is loaded, and nothing is asked again', async () => {
  const page = await open('/red-screen');
  await refuse(page).click();
  expect(await bar(page).textContent()).toContain('Nothing of the kind is loaded.');
  await visit(page, '/');
  await settled(page);
  expect(await bar(page).isVisible()).toBe(false);
  expect(await slot(page).isVisible()).toBe(false);
  expect(company.asked).toEqual([]);
});

test('a withdrawn yes leaves nothing behind, in any tab', async () => {
  const page = await open('/red-screen');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as scripts of others do it
    document.cookie = 'earlier=1; path=/';
    sessionStorage.setItem('draft /red-screen', 'Hello');
  });
  await allow(page).click();
  await everythingIsAsked();
  const other = await page.context().newPage();
  await visit(other, '/');
  await expect.poll(() => askedFor('/ads.js')).toBe(2);

  await change(page).click();
  const starts = [page, other].map((tab) => tab.waitForEvent('load'));
  await refuse(page).click();
  await Promise.all(starts);
  await Promise.all([page, other].map(settled));
  for (const tab of [page, other]) {
    expect(await tab.locator(`script[src^="${company.address}"]`).count()).toBe(0);
    expect(await tab.evaluate(() => [document.cookie, 'visitor' in localStorage])).toEqual([
      'earlier=1',
      false,
    ]);
    expect(await tab.evaluate(() => 'visitor' in sessionStorage)).toBe(false);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('draft /red-screen'))).toBe('Hello');
  expect([askedFor('/ads.js'), askedFor('/gtag')]).toEqual([2, 2]);
});

test('a new kind of service is asked for, while what was allowed goes on', async () => {
  const page = await open('/red-screen', {}, () =>
    localStorage.setItem('consent', 'yes analytics'),
  );
  await expect.poll(() => askedFor('/gtag')).toBe(1);
  expect(await bar(page).isVisible()).toBe(true);
  expect(askedFor('/ads.js')).toBe(0);
});

test('a browser that asks for privacy is not asked, but may still allow', async () => {
  const page = await open('/contact-us', {}, () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  expect(await bar(page).isVisible()).toBe(false);
  expect(company.asked).toEqual([]);
  await change(page).click();
  await allow(page).click();
  await expect.poll(() => askedFor('/gtag')).toBe(1);
});

test.each(['away', 'ill', 'mute'] as const)('a host that is %s breaks nothing', async (how) => {
  await company.be(how);
  const page = await visitor.arrive();
  await page.addInitScript(choose('yes advertising analytics'));
  await page.goto('/red-screen', { waitUntil: 'load' });
  await awake(page);
  const isTried = () => askedFor('/ads.js') > 0 || visitor.complaints.join().includes('/ads.js');
  await expect.poll(isTried).toBe(true);
  expect((await slot(page).locator('ins').boundingBox())?.height).toBe(250);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.close();
  const fromTheBrowser = /^(Failed to load resource|a failed request|500: )/;
  expect(visitor.complaints.splice(0).filter((line) => !fromTheBrowser.test(line))).toEqual([]);
});

test('the keyboard answers, and finds the way back', async () => {
  const page = await open('/contact-us');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('No, thanks');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('Nothing of the kind is loaded.');

  await change(page).focus();
  await page.keyboard.press('Enter');
  expect(await change(page).getAttribute('aria-expanded')).toBe('true');
  expect(await bar(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Allow');
  await page.keyboard.press('Enter');
  await expect.poll(() => askedFor('/gtag')).toBe(1);
  await change(page).press('Enter');
  await change(page).press('Enter');
  expect(await bar(page).isVisible()).toBe(false);
});

test.each(['light', 'dark'] as const)('axe finds nothing by %s', async (colorScheme) => {
  const page = await open('/red-screen', { colorScheme, bypassCSP: true });
  expect(await violations(page)).toEqual([]);
  await allow(page).click();
  await change(page).click();
  expect(await violations(page)).toEqual([]);
});

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** All movement but that of the comments, which settle their own place. */
function watchShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      const isElsewhere = shift.sources.some(
        ({ node }) => !node?.parentElement?.closest('#comments-root'),
      );
      if (!shift.hadRecentInput && isElsewhere) shifts.push(shift.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** So tall that the advertisement is seen from the start. */
const tall = { viewport: { width: 1280, height: 2400 } };

test.each([
  ['asked', '', {}],
  ['asked on a phone', '', phone],
  ['allowed', 'yes advertising analytics', tall],
  ['allowed on a phone', 'yes advertising analytics', phone],
  ['refused', 'no advertising analytics', {}],
])('nothing moves while a page loads: %s', async (_, choice, options) => {
  const page = await visitor.arrive(options);
  await page.addInitScript(watchShifts);
  if (choice) await page.addInitScript(choose(choice));
  await visit(page, '/de/zoom-lighting');
  await settled(page);
  if (choice.startsWith('yes')) {
    await expect.poll(() => page.locator('[data-ad-place] iframe').count()).toBe(1);
    await page.locator('[data-ad-place]').scrollIntoViewIfNeeded();
  }
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted(0))));
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
