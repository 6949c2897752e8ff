import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, stage } from '../visitor';

const visitor = newVisitor();
const message = (page: Page, language: string) => stage(page).locator(`p[lang=${language}]`);
const languages = (page: Page) =>
  stage(page)
    .locator('p[lang]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('lang') ?? ''));

/** How far the curtain has come down, in parts of the stage. */
const fallen = (page: Page) =>
  page.locator('[data-curtain]').evaluate((curtain) => {
    const { bottom, height } = curtain.getBoundingClientRect();
    const top = curtain.parentElement?.getBoundingClientRect().top ?? 0;
    return Math.round(((bottom - top) / height) * 100) / 100;
  });

const finish = (page: Page) =>
  stage(page).evaluate((stage) => {
    for (const animation of stage.getAnimations({ subtree: true })) animation.finish();
  });

test('without script the message is there, in four languages', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto('/full/kernel-panic');
  expect(await languages(page)).toEqual(['en', 'fr', 'de', 'ja']);
  for (const language of await languages(page)) {
    expect(await message(page, language).isVisible()).toBe(true);
  }
  expect(await fallen(page)).toBe(1);
});

test('a curtain falls from top to bottom, and then the message appears', async () => {
  const page = await visitor.open('/full/kernel-panic');
  await stage(page).evaluate((stage) => {
    for (const animation of stage.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = 1550;
    }
  });
  expect(await fallen(page)).toBe(0.5);
  expect(await message(page, 'en').isVisible()).toBe(false);
  await finish(page);
  expect(await fallen(page)).toBe(1);
  expect(await message(page, 'en').isVisible()).toBe(true);
});

test('it falls again when the screen is filled, and Esc leaves', async () => {
  const page = await visitor.open('/kernel-panic');
  await page.locator('[data-curtain]').evaluate((curtain) => curtain.setAttribute('data-old', ''));
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.locator('[data-curtain]:not([data-old])').waitFor({ state: 'attached' });
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => isFull(page)).toBe(false);

  const bare = await visitor.open('/full/kernel-panic');
  await bare.keyboard.press('Escape');
  await bare.waitForURL(`${visitor.address}/kernel-panic`);
});

test('less motion: the curtain hangs from the start', async () => {
  const page = await visitor.open('/full/kernel-panic', { reducedMotion: 'reduce' });
  expect(await fallen(page)).toBe(1);
  expect(await message(page, 'ja').isVisible()).toBe(true);
});

test('in every language of the page the same four', async () => {
  const page = await visitor.open('/ja/full/kernel-panic');
  expect(await languages(page)).toEqual(['en', 'fr', 'de', 'ja']);
});

test.each([
  [320, 568],
  [768, 1024],
  [3840, 2160],
])('at %d×%d the box is whole and in the middle', async (width, height) => {
  const page = await visitor.open('/full/kernel-panic', {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const box = await message(page, 'en').locator('..').boundingBox();
  if (!box) throw new Error('no box');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
  expect(box.y + box.height / 2).toBeCloseTo(height / 2, 0);
});
