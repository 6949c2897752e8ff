import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, shownColour, stage } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-mac-os-x-update-screen';
const scene = (page: Page) => page.locator('[data-scene]').getAttribute('data-scene');
const bar = (page: Page) => page.getByRole('progressbar', { includeHidden: true });

/** How much of the bar is filled, in percent, as it is painted. */
const filled = (page: Page) =>
  bar(page).evaluate((track) => {
    const { left, width } = track.getBoundingClientRect();
    const right = track.firstElementChild?.getBoundingClientRect().right ?? 0;
    return Math.round(((right - left) / width) * 100);
  });

test('without script it stands at the start', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await stage(page).textContent()).toContain('Installing Software Update');
  expect(await stage(page).textContent()).toContain('0%');
});

test('percent, bar and minutes move with the clock', async () => {
  const { page, text, percent, pass } = await openHeld(visitor, `/full${path}?minutes=10`);
  await expect.poll(percent).toBe(0);
  expect(await text()).toContain('About 10 minutes remaining');
  await pass(5 * 60_000);
  await expect.poll(percent).toBe(50);
  expect(await text()).toContain('About 5 minutes remaining');
  await expect.poll(() => filled(page)).toBe(50);
  await pass(4 * 60_000);
  await expect.poll(text).toContain('About 1 minute remaining');
  await pass(50_000);
  await expect.poll(text).toContain('Less than a minute remaining');
});

test('a full bar is followed by darkness, the mark and another bar, over and over', async () => {
  const { page, percent, pass, sleep } = await openHeld(visitor, `/full${path}`);
  await expect.poll(percent).toBe(0);
  await sleep(60_000);
  await expect.poll(() => scene(page)).toBe('full');
  await expect.poll(() => filled(page)).toBe(100);
  await pass(4000);
  await expect.poll(() => scene(page)).toBe('dark');
  expect(await bar(page).isVisible()).toBe(false);
  await pass(4000);
  await expect.poll(() => scene(page)).toBe('mark');
  expect(await bar(page).isVisible()).toBe(false);
  await pass(5000 + 9000);
  await expect.poll(() => scene(page)).toBe('booting');
  await expect.poll(() => filled(page)).toBe(41);
  await sleep(53 * 1000 * 60 * 10);
  await expect.poll(() => scene(page)).toBe('booting');
});

test('stuck at 99 it stays there', async () => {
  const { percent, sleep } = await openHeld(visitor, `/full${path}?stuck=1`);
  await expect.poll(percent).toBe(0);
  await sleep(24 * 3_600_000);
  await expect.poll(percent).toBe(99);
});

test('the look is in the address and in the panel', async () => {
  const page = await visitor.open(`${path}?look=light`);
  const look = page.getByLabel('Look');
  expect(await look.inputValue()).toBe('light');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await shownColour(page)).not.toBe('rgb(0, 0, 0)');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(false);
  await look.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('minutes, start and restart work from the panel', async () => {
  const { page, percent, pass } = await openHeld(visitor, path);
  await page.getByLabel('Start at percent').fill('40');
  await page.getByLabel('Update time in minutes').fill('2');
  await expect.poll(percent).toBe(40);
  await pass(60_000);
  await expect.poll(percent).toBe(70);
  const settings = new URL(page.url()).searchParams;
  expect([settings.get('minutes'), settings.get('start')]).toEqual(['2', '40']);
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect.poll(percent).toBe(40);
});

test('Enter crashes into the kernel panic without leaving full screen, and Esc leaves', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/kernel-panic');
  expect(await isFull(page)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => stage(page).getAttribute('data-full')).toBe('false');
});
