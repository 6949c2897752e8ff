import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, isFull, newVisitor, phone, stage } from '../visitor';

const visitor = newVisitor();
const impacts = (page: Page) => stage(page).locator('[data-impact]');
const deadLines = (page: Page) => stage(page).locator('[data-dead-lines] path');
const query = (page: Page) => new URL(page.url()).search;

async function hit(page: Page, x: number, y: number) {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('no stage');
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

/** Where the middle of an impact lies, in parts of the stage. */
const placeOf = (page: Page, at: number) =>
  impacts(page)
    .nth(at)
    .evaluate((impact) => {
      const box = impact.getBoundingClientRect();
      const around = impact.closest('[data-stage]')?.getBoundingClientRect() ?? box;
      return {
        x: (box.x + box.width / 2 - around.x) / around.width,
        y: (box.y + box.height / 2 - around.y) / around.height,
      };
    });

test('the glass is broken from the start, also without script, and the same every time', async () => {
  const plain = await visitor.arrive({ javaScriptEnabled: false });
  await plain.goto('/broken-screen');
  expect(await impacts(plain).count()).toBe(1);
  expect(await deadLines(plain).count()).toBeGreaterThan(1);
  const page = await visitor.open('/broken-screen');
  const paths = (of: Page) =>
    impacts(of)
      .locator('path')
      .evaluateAll((found) => found.map((path) => path.getAttribute('d')));
  expect(await paths(page)).toEqual(await paths(plain));
});

test('a click breaks the glass where it hits, and the address remembers', async () => {
  const page = await visitor.open('/broken-screen');
  await hit(page, 0.8, 0.25);
  await expect.poll(() => impacts(page).count()).toBe(2);
  const place = await placeOf(page, 1);
  expect(place.x).toBeCloseTo(0.8, 2);
  expect(place.y).toBeCloseTo(0.25, 2);
  await expect.poll(() => query(page)).toMatch(/^\?hits=(799|800|801)-(249|250|251)$/);
  await page.reload();
  await expect.poll(() => impacts(page).count()).toBe(2);
  expect((await placeOf(page, 1)).x).toBeCloseTo(0.8, 2);
});

test('a tap breaks it, too', async () => {
  const page = await visitor.open('/broken-screen?impacts=0', phone);
  await expect.poll(() => impacts(page).count()).toBe(0);
  await stage(page).tap();
  await expect.poll(() => impacts(page).count()).toBe(1);
});

test('a double click toggles full screen and leaves no mark', async () => {
  const page = await visitor.open('/broken-screen?hits=100-100');
  await expect.poll(() => impacts(page).count()).toBe(2);
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect.poll(() => impacts(page).count()).toBe(2);
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(false);
  await expect.poll(() => impacts(page).count()).toBe(2);
  await expect.poll(() => query(page)).toBe('?hits=100-100');
});

test('a double click gives back what the limit of twelve took', async () => {
  const hits = Array.from({ length: 12 }, (_, at) => `${80 * at}-${50 * at + 200}`).join('_');
  const page = await visitor.open(`/broken-screen?impacts=0&hits=${hits}`);
  await expect.poll(() => impacts(page).count()).toBe(12);
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect.poll(() => query(page)).toBe(`?impacts=0&hits=${hits}`);
});

test('after twelve impacts the oldest goes, however often it is hit', async () => {
  const page = await visitor.open('/full/broken-screen');
  for (let at = 0; at < 15; at++) await hit(page, 0.05 + at * 0.06, 0.2 + (at % 3) * 0.25);
  await expect.poll(() => impacts(page).count()).toBe(12);
  expect((await placeOf(page, 11)).x).toBeCloseTo(0.89, 2);
  expect((await placeOf(page, 0)).x).toBeCloseTo(0.23, 2);
});

test('colour, size, number and dead lines come from the address', async () => {
  const page = await visitor.open('/broken-screen?colour=2a5caa&size=50&impacts=3&lines=0');
  await expect.poll(() => impacts(page).count()).toBe(3);
  expect(await deadLines(page).count()).toBe(0);
  const glass = impacts(page).first().locator('..');
  expect(await glass.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(42, 92, 170)',
  );
  const width = () =>
    impacts(page)
      .first()
      .evaluate((impact) => impact.clientWidth);
  const half = await width();
  await page.goto('/broken-screen');
  await expect.poll(width).toBeCloseTo(2 * half, -1);
});

test('nonsense in the address shows the page as it is', async () => {
  const page = await visitor.open('/broken-screen?colour=mud&size=x&impacts=&lines=7&hits=9999-1');
  expect(await impacts(page).count()).toBe(1);
  expect(await deadLines(page).count()).toBeGreaterThan(1);
});

test('the panel works by keyboard: number, size, lines, a new crack and back to the start', async () => {
  const page = await visitor.open('/broken-screen');
  await page.getByLabel('Impacts at the start').press('ArrowRight');
  await expect.poll(() => impacts(page).count()).toBe(2);
  await page.getByLabel('Size').press('ArrowRight');
  await page.getByLabel('Dead lines of pixels').press('Space');
  await expect.poll(() => deadLines(page).count()).toBe(0);
  await expect.poll(() => query(page)).toBe('?impacts=2&size=110&lines=0');

  const shape = () => impacts(page).first().innerHTML();
  const before = await shape();
  await page.getByRole('button', { name: 'New crack' }).press('Enter');
  await expect.poll(shape).not.toBe(before);
  await expect.poll(() => query(page)).toMatch(/seed=\d+/);

  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect.poll(() => impacts(page).count()).toBe(1);
  await expect.poll(() => query(page)).toBe('');
});

test('a link to the bare page carries the hits, and Esc leaves it', async () => {
  const page = await visitor.open('/broken-screen?impacts=0');
  await hit(page, 0.5, 0.5);
  await expect.poll(() => page.locator('[data-bare]').getAttribute('href')).toContain('hits=');
  await page.locator('[data-bare]').click();
  await page.waitForURL('**/full/broken-screen?**');
  await awake(page);
  await expect.poll(() => impacts(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === '/broken-screen');
});

test('the cracks are drawn as lines, so they are sharp at any size', async () => {
  const page = await visitor.open('/full/broken-screen', {
    viewport: { width: 3840, height: 2160 },
  });
  expect(await stage(page).locator('canvas, img').count()).toBe(0);
  const width = await impacts(page)
    .first()
    .evaluate((impact) => impact.clientWidth);
  expect(width).toBe(3840 * 1.5);
});
