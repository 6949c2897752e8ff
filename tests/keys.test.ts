import { expect, test } from 'vitest';
import { newVisitor } from './visitor';

const visitor = newVisitor();

test('Space ticks a box beside a screen that takes Space, and types nothing', async () => {
  const page = await visitor.open('/hacker-screen');
  const code = page.locator('[data-code]');
  const before = await code.textContent();
  const box = page.getByLabel('Type by itself');
  await box.focus();
  await page.keyboard.press('Enter');
  expect(await code.textContent()).toBe(before);
  await page.keyboard.press('Space');
  expect(await box.isChecked()).toBe(true);
});

test('Enter on a box beside an update does not crash it', async () => {
  const page = await visitor.open('/fake-windows-10-update-screen');
  const address = page.url();
  await page.getByLabel('Stuck at 99%').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect.poll(() => page.url()).toBe(`${address}?stuck=1`);
});

test('arrows move a slider also while the pixel check runs beside it', async () => {
  const page = await visitor.open('/red-screen?check=1');
  await page.getByLabel('Brightness').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).search).toBe('?check=1&brightness=99');
});
