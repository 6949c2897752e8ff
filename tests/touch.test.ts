import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, phone, stage, visit } from './visitor';

const visitor = newVisitor();
const fillButton = '[data-fill]';
const leave = (page: Page) => page.getByRole('button', { name: 'Leave full screen' });

test('a tap brings hidden controls back, and so does leaving', async () => {
  const page = await visitor.open('/red-screen', phone);
  await page.tap(fillButton);
  await page.getByRole('button', { name: 'Hide the controls' }).tap();
  await expect.poll(() => leave(page).count()).toBe(0);
  await page.touchscreen.tap(200, 300);
  await expect.poll(() => leave(page).count()).toBe(1);

  await page.getByRole('button', { name: 'Hide the controls' }).tap();
  await expect.poll(() => leave(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => stage(page).getAttribute('data-full')).toBe('false');
  await page.tap(fillButton);
  await expect.poll(() => leave(page).count()).toBe(1);
});

test('the hint promises a double tap only where it leaves', async () => {
  const page = await visitor.open('/red-screen', phone);
  const hint = page.getByText('Double tap to leave');
  await page.tap(fillButton);
  await expect.poll(() => hint.isVisible()).toBe(true);
  await leave(page).tap();
  await page.getByRole('button', { name: 'Pixel check' }).tap();
  await page.getByText('✕ to stop').waitFor();
  expect(await hint.isVisible()).toBe(false);
});

test('the pixel check is left by the cross that its caption names', async () => {
  const page = await visitor.open('/red-screen', phone);
  await page.tap(fillButton);
  const shape = () => leave(page).locator('path').getAttribute('d');
  const usual = await shape();
  await leave(page).tap();
  await page.getByRole('button', { name: 'Pixel check' }).tap();
  await expect.poll(shape).not.toBe(usual);
  await leave(page).tap();
  await expect.poll(() => stage(page).getAttribute('data-full')).toBe('false');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('without real full screen, nothing behind the stage can be reached', async () => {
  const page = await visitor.arrive(phone);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  await visit(page, '/red-screen');
  const links = () => page.getByRole('link').count();
  const before = await links();
  await page.tap(fillButton);
  await expect.poll(links).toBe(0);
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && at?.closest('[data-stage]') === null;
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await leave(page).tap();
  await expect.poll(links).toBe(before);
});
