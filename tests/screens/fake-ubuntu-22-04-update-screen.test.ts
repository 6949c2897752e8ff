import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, stage } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-ubuntu-22-04-update-screen';
const scene = (page: Page) => page.locator('[data-scene]').getAttribute('data-scene');

/** The place of the lit dot among the five, from 0, at a moment of its round. */
const litDotAt = (page: Page, milliseconds: number) =>
  page.locator('[data-dots]').evaluate((row, milliseconds) => {
    const dots = [...row.children];
    const lit = dots.pop();
    const [animation] = lit?.getAnimations() ?? [];
    if (!lit || !animation) throw new Error('no dot moves');
    animation.pause();
    animation.currentTime = milliseconds;
    const left = (element: Element) => element.getBoundingClientRect().left;
    return dots.findIndex((dot) => Math.abs(left(dot) - left(lit)) < 1);
  }, milliseconds);

test('five dots, of which another one is lit each second', async () => {
  const page = await visitor.open(`/full${path}`);
  const lit: number[] = [];
  for (const time of [0, 999, 1000, 2500, 3500, 4999, 5000, 6500]) {
    lit.push(await litDotAt(page, time));
  }
  expect(lit).toEqual([0, 0, 1, 2, 3, 4, 0, 1]);
});

test('the dots keep step with the time of day, also after the tab was hidden', async () => {
  const { page } = await openHeld(visitor, `/full${path}`);
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const lit = page.locator('[data-dots] > :last-child');
  const set = (to?: number) =>
    lit.evaluate((lit, to) => {
      const [animation] = lit.getAnimations();
      if (animation && to !== undefined) animation.currentTime = to;
      return Number(animation?.currentTime);
    }, to);
  await show('hidden');
  await expect.poll(() => stage(page).getAttribute('data-running')).toBe('false');
  await set(0);
  await page.clock.fastForward(2200);
  await show('visible');
  await expect.poll(() => stage(page).getAttribute('data-running')).toBe('true');
  expect(await page.evaluate(() => Date.now() % 5000)).toBe(3200);
  expect(await set()).toBeGreaterThanOrEqual(3200);
});

test('the percent moves, and a complete update fades and starts anew', async () => {
  const { page, text, percent, pass, sleep } = await openHeld(visitor, `/full${path}?start=20`);
  await expect.poll(text).toContain('Installing updates… 20%');
  await pass(750);
  await expect.poll(percent).toBe(21);
  await sleep(59_250);
  await expect.poll(percent).toBe(100);
  await expect.poll(() => scene(page)).toBe('complete');
  await pass(3000);
  await expect.poll(() => scene(page)).toBe('fading');
  await pass(5000);
  await expect.poll(() => scene(page)).toBe('starting');
  await pass(25_000);
  await expect.poll(() => scene(page)).toBe('fading');
});

test('Enter crashes into a kernel panic, and any key begins again', async () => {
  const { page, text, percent, pass } = await openHeld(visitor, `/full${path}`);
  await expect.poll(percent).toBe(0);
  await pass(6000);
  await expect.poll(percent).toBe(10);
  await page.keyboard.press('Enter');
  await expect.poll(text).toContain('Kernel panic - not syncing');
  await pass(10_000);
  expect(await page.locator('[data-crash]').count()).toBe(1);
  await page.keyboard.press('x');
  await expect.poll(percent).toBe(0);
  expect(await text()).not.toContain('Kernel panic');
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === path);
});

test('the restart in the panel ends a crash, too', async () => {
  const { page, text, percent, pass } = await openHeld(visitor, path);
  await expect.poll(percent).toBe(0);
  await pass(600);
  await page.keyboard.press('Enter');
  await expect.poll(text).toContain('Kernel panic');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(percent).toBe(0);
});
