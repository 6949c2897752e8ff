import { expect, test } from 'vitest';
import { isFull, newVisitor, shownColour, stage } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-windows-11-update-screen';

test('dots circle on black while the percent climbs to a restart', async () => {
  const { page, text, pass, sleep } = await openHeld(visitor, `/full${path}`);
  await expect.poll(text).toContain('Updates are underway 0%');
  expect(await shownColour(page)).toBe('rgb(0, 0, 0)');
  expect(await page.locator('[data-dots] > *').count()).toBe(5);
  await pass(600);
  await expect.poll(text).toContain('Updates are underway 1%');
  await sleep(59_399);
  await expect.poll(text).toContain('Updates are underway 99%');
  await pass(1);
  await expect.poll(text).toContain('Restarting');
  expect(await page.locator('[data-dots] > *').count()).toBe(5);
  await sleep(3_600_000);
  expect(await text()).toContain('Restarting');
});

test('the dots rest in a hidden tab, and the percent catches up', async () => {
  const { page, text, sleep } = await openHeld(visitor, `/full${path}`);
  const states = () =>
    page
      .locator('[data-dots] > *')
      .evaluateAll((dots) => dots.flatMap((dot) => dot.getAnimations().map((a) => a.playState)));
  const hide = (hidden: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => state,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      hidden ? 'hidden' : 'visible',
    );
  await hide(true);
  await expect.poll(states).toEqual(Array(5).fill('paused'));
  await sleep(30_000);
  expect(await text()).toContain('Updates are underway 0%');
  await hide(false);
  await expect.poll(text).toContain('Updates are underway 50%');
  await expect.poll(states).toEqual(Array(5).fill('running'));
});

test('stuck, start and time come from the address; bad ones are brought back', async () => {
  const { text, sleep } = await openHeld(visitor, `/full${path}?minutes=0&start=400&stuck=1`);
  await expect.poll(text).toContain('Updates are underway 99%');
  await sleep(3_600_000);
  expect(await text()).toContain('Updates are underway 99%');
});

test('Enter crashes it without leaving full screen, and Esc leaves', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => stage(page).textContent()).toContain('CRITICAL_PROCESS_DIED');
  expect(await isFull(page)).toBe(true);

  const full = await visitor.open(`/full${path}`);
  await full.keyboard.press('Escape');
  await full.waitForURL((url) => url.pathname === path);
});

test('the panel starts it anew', async () => {
  const { page, text, pass, sleep } = await openHeld(visitor, path);
  await pass(6000);
  await expect.poll(text).toContain('Updates are underway 10%');
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect.poll(text).toContain('Updates are underway 0%');
  await page.getByLabel('Stuck at 99%').press('Space');
  await sleep(3_600_000);
  await expect.poll(text).toContain('Updates are underway 99%');
  expect(new URL(page.url()).search).toBe('?stuck=1');
});
