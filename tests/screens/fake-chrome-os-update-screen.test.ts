import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, phone, shownColour } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-chrome-os-update-screen';
const scene = (page: Page) => page.locator('[data-scene]').getAttribute('data-scene');

test('the percent moves under the notice', async () => {
  const { text, percent, pass } = await openHeld(visitor, `/full${path}?start=30`);
  await expect.poll(percent).toBe(30);
  expect(await text()).toContain('Updating system firmware. Please do not power off.');
  await pass(30_000);
  await expect.poll(percent).toBe(65);
});

test('the spinner turns without the page’s help', async () => {
  const page = await visitor.open(`/full${path}`);
  const moved = await page.locator('[data-spinner]').evaluate((spinner) =>
    spinner.getAnimations({ subtree: true }).map((animation) => {
      const [first] = (animation.effect as KeyframeEffect).getKeyframes();
      return [animation.playState, first && 'transform' in first];
    }),
  );
  expect(moved).toEqual(Array.from({ length: 4 }, () => ['running', true]));
});

test('a complete update restarts and says that it is almost done, over and over', async () => {
  const { page, text, percent, pass, sleep } = await openHeld(visitor, `/full${path}`);
  await expect.poll(percent).toBe(0);
  await sleep(60_000);
  await expect.poll(percent).toBe(100);
  await pass(3000);
  await expect.poll(() => scene(page)).toBe('dark');
  expect(await shownColour(page)).toBe('rgb(0, 0, 0)');
  await pass(3000);
  await expect.poll(() => scene(page)).toBe('splash');
  await pass(6000);
  await expect.poll(text).toContain('Almost done');
  await pass(40_000);
  await expect.poll(() => scene(page)).toBe('dark');
});

test('Enter crashes, another Enter begins again, Esc leaves', async () => {
  const { page, text, percent } = await openHeld(visitor, `/full${path}?start=12`);
  await expect.poll(percent).toBe(12);
  await page.keyboard.press('Enter');
  await expect.poll(text).toContain('Chrome OS could not be started');
  expect(await page.locator('[data-stage] :is(a, input)').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(percent).toBe(12);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === path);
});

test('on a phone nothing sticks out', async () => {
  const page = await visitor.open(`/full${path}`, {
    ...phone,
    viewport: { width: 320, height: 568 },
  });
  const width = await page.locator('[data-scene]').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBe(320);
});
