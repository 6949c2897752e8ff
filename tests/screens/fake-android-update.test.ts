import { expect, test } from 'vitest';
import { newVisitor, phone } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-android-update';

test('percent and bar move', async () => {
  const { page, text, percent, pass } = await openHeld(visitor, `/full${path}?minutes=5&start=50`);
  await expect.poll(percent).toBe(50);
  expect(await text()).toContain('Installing system update…');
  await pass(150_000);
  await expect.poll(percent).toBe(75);
  const bar = page.getByRole('progressbar', { name: 'Installing system update…' });
  expect(await bar.getAttribute('aria-valuenow')).toBe('75');
});

test('after the update all apps are optimized, and then everything begins anew', async () => {
  const { text, percent, pass, sleep } = await openHeld(visitor, `/full${path}`);
  await expect.poll(percent).toBe(0);
  await sleep(60_000);
  await expect.poll(percent).toBe(100);
  await pass(6000);
  await expect.poll(text).toContain('android');
  await pass(8000);
  await expect.poll(text).toContain('Optimizing app 1 of 143.');
  await pass(1000);
  await expect.poll(text).toContain('Optimizing app 2 of 143.');
  await sleep(142_000);
  await expect.poll(text).toContain('Starting apps.');
  await sleep(17_000);
  await expect.poll(text).toContain('Optimizing app 1 of 143.');
});

test('Enter crashes, a key begins again, Esc leaves', async () => {
  const { page, text, percent } = await openHeld(visitor, `/full${path}`);
  await expect.poll(percent).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(text).toContain('No command found.');
  await page.keyboard.press(' ');
  await expect.poll(percent).toBe(0);
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
