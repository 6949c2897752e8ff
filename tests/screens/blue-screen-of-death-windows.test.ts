import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, stage } from '../visitor';

const visitor = newVisitor();
const path = '/blue-screen-of-death-windows';
const grid = (page: Page, fit: 'wide' | 'narrow') => page.locator(`[data-fit=${fit}]`);
const shown = async (page: Page) =>
  (await grid(page, 'wide').locator('p').allTextContents()).join(' ');

/** The colours of the picture, each with its share of the dots. */
const colours = (page: Page) =>
  page.locator('[data-fit=wide] canvas').evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const copy = new OffscreenCanvas(width, height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    const share = { blue: 0, white: 0, grey: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red, blue] = [data[at] ?? 0, data[at + 2] ?? 0];
      if (red < 10 && blue === 170) share.blue += 4 / data.length;
      if (red > 245) share.white += 4 / data.length;
      if (red === 170) share.grey += 4 / data.length;
    }
    return share;
  });

test('without script the whole message stands there', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto(path);
  const text = await shown(page);
  expect(text).toContain('A fatal exception 0E has occurred at 0028:C0011E36');
  expect(text).toContain('CTRL+ALT+DEL');
  expect(text).toContain('Press any key to continue');
});

test('it is drawn in dots: white on blue, and a grey bar with the title', async () => {
  const page = await visitor.open(`/full${path}`);
  await expect.poll(async () => (await colours(page)).white).toBeGreaterThan(0.02);
  const { blue, grey } = await colours(page);
  expect(blue).toBeGreaterThan(0.8);
  expect(grey).toBeGreaterThan(0.002);
});

test('80 columns by 25 rows of cells of 9 by 16 fill the display as far as they fit', async () => {
  const page = await visitor.open(`/full${path}`, { viewport: { width: 1440, height: 900 } });
  const box = await grid(page, 'wide').boundingBox();
  expect(box?.width).toBeCloseTo(1440, 0);
  expect(box?.height).toBeCloseTo(800, 0);
});

test('a key makes it black for a moment and come back with another fault', async () => {
  const page = await visitor.open(`/full${path}`);
  expect(await page.locator('[data-black]').count()).toBe(0);
  await page.keyboard.press('Enter');
  const black = page.locator('[data-black]');
  await black.waitFor({ state: 'attached' });
  expect(await shown(page)).toContain('0028:C00312A4');
  await black.waitFor({ state: 'hidden' });
  await page.keyboard.press('x');
  await expect.poll(() => shown(page)).toContain('0028:C029F3B8');
});

test('in full screen F is a key like any other, arrows walk, and Esc leaves', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await shown(page)).toContain('0028:C0011E36');
  await page.keyboard.press('f');
  await expect.poll(() => shown(page)).toContain('0028:C00312A4');
  expect(await isFull(page)).toBe(true);

  const bare = await visitor.open(`/full${path}`);
  await bare.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(bare.url()).pathname).not.toBe(`/full${path}`);
  await bare.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(bare.url()).pathname).toBe(`/full${path}`);
  await bare.keyboard.press('Escape');
  await bare.waitForURL(`${visitor.address}${path}`);
});

test('on its page the keys that scroll still scroll', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press(' ');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await shown(page)).toContain('0028:C0011E36');
});

test('on an upright phone it has forty columns, all in view, and a tap is a key', async () => {
  const page = await visitor.open(`/full${path}`, phone);
  expect(await grid(page, 'wide').isVisible()).toBe(false);
  const box = await grid(page, 'narrow').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.width).toBeCloseTo(390, 0);
  await stage(page).tap({ position: { x: 100, y: 100 } });
  await expect
    .poll(async () => (await grid(page, 'narrow').locator('p').allTextContents()).join(' '))
    .toContain('0028:C00312A4');
});

test('who asked for less motion gets the next fault without the black', async () => {
  const page = await visitor.open(`/full${path}`, { reducedMotion: 'reduce' });
  await page.keyboard.press('x');
  await expect.poll(() => shown(page)).toContain('0028:C00312A4');
  expect(await page.locator('[data-black]').isVisible()).toBe(false);
});
