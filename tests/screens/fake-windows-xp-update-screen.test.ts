import { expect, test } from 'vitest';
import { isFull, newVisitor, shownColour } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-windows-xp-update-screen';

test('the boot screen counts its percent and then starts up', async () => {
  const { page, text, pass, sleep } = await openHeld(visitor, `/full${path}?start=90`);
  await expect.poll(text).toContain('Installing updates… 90%');
  expect(await shownColour(page)).toBe('rgb(0, 0, 0)');
  await pass(6000);
  await expect.poll(text).toContain('Installing updates… 91%');
  await sleep(54_000);
  await expect.poll(text).toContain('Windows is starting up…');
});

test('three blocks march through the trough in steps, for ever', async () => {
  const page = await visitor.open(`/full${path}`);
  const blocks = page.locator('[data-blocks]');
  expect(await blocks.locator('> *').count()).toBe(3);
  const places = await blocks.evaluate((element) => {
    const [march] = element.getAnimations();
    if (!march) throw new Error('nothing moves');
    march.pause();
    const { duration, delay = 0 } = march.effect?.getComputedTiming() ?? {};
    const later = 1000 * Number(duration) + delay;
    const width = element.parentElement?.clientWidth ?? 0;
    const left = () => element.getBoundingClientRect().left;
    const start = element.parentElement?.getBoundingClientRect().left ?? 0;
    return Array.from({ length: 150 }, (_, moment) => {
      march.currentTime = later + ((moment + 0.5) / 150) * Number(duration);
      return Math.round(((left() - start) / width) * 1000);
    });
  });
  expect(new Set(places).size).toBe(15);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeLessThan(0);
  expect(places.at(-1)).toBeGreaterThan(850);
});

test('Enter crashes it into the blue screen of its time, without leaving full screen', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blue-screen-of-death-windows');
  expect(await isFull(page)).toBe(true);
});

test('the panel works by keyboard, and Esc leaves the full page', async () => {
  const { page, text, pass } = await openHeld(visitor, path);
  await page.getByLabel('Start at percent').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('33');
  await expect.poll(text).toContain('Installing updates… 33%');
  await pass(900);
  await expect.poll(text).toContain('Installing updates… 34%');
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect.poll(text).toContain('Installing updates… 33%');

  const full = await visitor.open(`/full${path}`);
  await full.keyboard.press('Escape');
  await full.waitForURL((url) => url.pathname === path);
});
