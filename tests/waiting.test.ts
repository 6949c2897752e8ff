import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, isFull, newVisitor, shownColour, stage, visit } from './visitor';

const visitor = newVisitor();

test('a link that waits is an empty page before and after its script runs', async () => {
  const page = await visitor.arrive();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/house*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/full/red-screen?wait=press', { waitUntil: 'commit' });
  await stage(page).waitFor({ state: 'attached' });
  const isEmpty = async () => {
    expect(await shownColour(page)).toBe('rgb(255, 255, 255)');
    expect(await stage(page).isVisible()).toBe(false);
    expect((await page.title()).replace('\u200b', '')).toBe('');
  };
  await isEmpty();
  letThrough();
  await page.waitForLoadState('networkidle');
  await isEmpty();
  expect(await stage(page).getAttribute('data-running')).toBe('false');
});

/** Opens a link that waits; it is ready when what watches for the press has been loaded. */
async function openWaiting(path: string, page: Page) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(await stage(page).isVisible()).toBe(false);
}

test.each([
  ['a key', (page: Page) => page.keyboard.press('ArrowRight')],
  ['a click', (page: Page) => page.mouse.click(100, 100)],
])('%s starts it and fills the display', async (_, press) => {
  const page = await visitor.arrive();
  await openWaiting('/full/red-screen?brightness=50&wait=press', page);
  await page.keyboard.press('Shift');
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+b');
  expect(await stage(page).isVisible()).toBe(false);
  await press(page);
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await shownColour(page)).toBe('rgb(128, 0, 0)');
  expect(await stage(page).getAttribute('data-running')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownColour(page)).toBe('rgb(0, 255, 0)');
});

test.each([
  ['/full/hacker-screen', 'x'],
  ['/full/blue-screen-of-death-windows', 'x'],
  ['/full/fake-windows-10-update-screen', 'Enter'],
])('the first key starts %s and does nothing else to it', async (path, key) => {
  const page = await visitor.arrive();
  await visit(page, path);
  const text = () => stage(page).locator('[data-code], p').allTextContents();
  const fresh = path.includes('update') ? undefined : await text();
  await openWaiting(`${path}?wait=press`, page);
  await page.keyboard.press(key);
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await stage(page).isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe(path);
  if (fresh) expect(await text()).toEqual(fresh);
  await page.keyboard.press(key);
  if (fresh) await expect.poll(text).not.toEqual(fresh);
  else await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
});

test('a key pressed before the page can wait changes nothing behind it', async () => {
  const page = await visitor.arrive();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const part = page.waitForRequest('**/assets/extras*.js');
  await page.route('**/assets/extras*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/full/fake-windows-10-update-screen?wait=press');
  await part;
  for (const key of ['Enter', 'f', 'ArrowRight']) await page.keyboard.press(key);
  letThrough();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/full/fake-windows-10-update-screen');
  expect(await isFull(page)).toBe(false);
  expect(await stage(page).isVisible()).toBe(false);
});

test('a page that waited has its title back', async () => {
  const page = await visitor.arrive();
  await openWaiting('/full/red-screen?wait=press', page);
  await page.keyboard.press('x');
  await expect.poll(() => page.title()).toContain('Red');
});

test('a link that waits shows its screen if what it waits with cannot be loaded', async () => {
  const page = await visitor.arrive();
  await page.route('**/assets/extras*.js', (route) => route.abort());
  await visit(page, '/full/red-screen?wait=press');
  expect(await shownColour(page)).toBe('rgb(255, 0, 0)');
  visitor.forgive(/extras/, /ERR_FAILED/);
});

test('after a delay it starts in the window, and the next press fills the display', async () => {
  const page = await visitor.arrive();
  await page.clock.install({ time: '2026-01-01T00:00:00' });
  await page.clock.pauseAt('2026-01-01T00:00:01');
  await openWaiting('/full/red-screen?wait=30', page);
  await page.clock.runFor(29_000);
  await page.keyboard.press('f');
  await page.mouse.click(100, 100);
  expect(await stage(page).isVisible()).toBe(false);
  await page.clock.runFor(1_100);
  await expect.poll(() => stage(page).getAttribute('data-running')).toBe('true');
  expect(await shownColour(page)).toBe('rgb(255, 0, 0)');
  expect(await isFull(page)).toBe(false);
  await page.mouse.click(100, 100);
  await expect.poll(() => isFull(page)).toBe(true);
});

test('the delay counts from the moment somebody sees the page, also through a sleep', async () => {
  const page = await visitor.arrive();
  await page.clock.install({ time: '2026-01-01T00:00:00' });
  await page.clock.pauseAt('2026-01-01T00:00:01');
  await page.addInitScript(() => {
    let ahead = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => ahead });
    const show = () => {
      ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
    Object.assign(window, { show });
  });
  await openWaiting('/full/red-screen?wait=30', page);
  await page.clock.runFor(60_000);
  expect(await stage(page).isVisible()).toBe(false);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await page.clock.runFor(1_000);
  expect(await stage(page).isVisible()).toBe(false);
  await page.clock.fastForward(60_000);
  await expect.poll(() => stage(page).isVisible()).toBe(true);
});

test('a wait that is none is ignored', async () => {
  const page = await visitor.arrive();
  for (const wait of ['soon', '-5', '1.5', '', 'pressed']) {
    await visit(page, `/full/red-screen?wait=${wait}`);
    expect(await shownColour(page), wait).toBe('rgb(255, 0, 0)');
  }
});

test('Esc leaves a link that waits for a page that does not, and a standard page never waits', async () => {
  const page = await visitor.arrive();
  await openWaiting('/full/red-screen?brightness=50&wait=press', page);
  await page.keyboard.press('Escape');
  await page.waitForURL('**/red-screen?brightness=50');
  await awake(page);
  await visit(page, '/red-screen?wait=press');
  expect(await stage(page).isVisible()).toBe(true);
});
