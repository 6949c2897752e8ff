import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor } from '../../../tests/visitor';

const visitor = newVisitor();
const path = '/new-screen';
const lights = (page: Page) => page.locator('[data-light]');
const heightOf = (page: Page) =>
  lights(page)
    .first()
    .evaluate((light) => light.getBoundingClientRect().y);

test('the lights drift', async () => {
  const page = await visitor.open(path);
  const height = await heightOf(page);
  await expect.poll(() => heightOf(page)).not.toBe(height);
});

test('the slider sets how many there are, and the address keeps it', async () => {
  const page = await visitor.open(path);
  expect(await lights(page).count()).toBe(6);
  await page.getByRole('slider', { name: 'Lights' }).press('ArrowRight');
  await expect.poll(() => lights(page).count()).toBe(7);
  await expect.poll(() => new URL(page.url()).search).toBe('?lights=7');
});

test('a link to the screen alone brings its setting', async () => {
  const page = await visitor.open(`/full${path}?lights=2`);
  expect(await lights(page).count()).toBe(2);
});

test('who asked for less motion sees them hang still', async () => {
  const page = await visitor.open(path, { reducedMotion: 'reduce' });
  const moving = await page.locator('[data-stage]').evaluate((stage) => {
    return stage.getAnimations({ subtree: true }).length;
  });
  expect(moving).toBe(0);
});
