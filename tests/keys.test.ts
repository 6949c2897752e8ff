import { expect, test } from 'vitest';
import { isFull, newVisitor, stage } from './visitor';

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

/** What a Ukrainian keyboard sends for the keys that say F and H on a Latin one. */
const ukrainian = { KeyF: 'а', KeyH: 'р' };

test('F and H work on a keyboard without Latin letters', async () => {
  const page = await visitor.open('/full/red-screen');
  const press = (code: keyof typeof ukrainian) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      code,
      key: ukrainian[code],
      bubbles: true,
      cancelable: true,
    });
  const fill = page.getByRole('button', { name: 'Fill the screen' });
  await press('KeyH');
  await expect.poll(() => fill.count()).toBe(0);
  await press('KeyH');
  await expect.poll(() => fill.count()).toBe(1);
  await press('KeyF');
  await expect.poll(() => isFull(page)).toBe(true);
});

test('shortcuts work while a link of the navigation has the focus, but not in an open menu', async () => {
  const page = await visitor.open('/red-screen');
  await page.getByRole('navigation').getByRole('link', { name: 'Prank' }).focus();
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => stage(page).getAttribute('data-full')).toBe('false');

  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Prank' });
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  expect(await isFull(page)).toBe(false);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/red-screen');
});
