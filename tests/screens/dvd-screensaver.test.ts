import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, stage, visit } from '../visitor';
import { hide } from './hearing';

const visitor = newVisitor();
const path = '/dvd-screensaver';
const mark = (page: Page) => page.locator('[data-mark]');
const colour = (page: Page) =>
  mark(page).evaluate((element) => getComputedStyle(element).getPropertyValue('color'));
const score = (page: Page, name: string) =>
  page.locator('aside dl > div', { hasText: name }).locator('dd').textContent();
const states = (page: Page) =>
  mark(page).evaluate((element) => element.getAnimations().map(({ playState }) => playState));
const flying = ['running', 'running'];
const held = ['paused', 'paused'];

const place = (page: Page) =>
  mark(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, at: Number(document.timeline.currentTime) };
  });

async function openFlying(address = path, options: BrowserContextOptions = {}) {
  const page = await visitor.open(address, options);
  await expect.poll(() => states(page)).toEqual(flying);
  return page;
}

/** Time stands still but for what the test lets pass. */
async function openHeld(address: string) {
  const page = await visitor.arrive();
  await page.clock.install({ time: '2025-03-30T10:00:00Z' });
  await page.clock.pauseAt('2025-03-30T10:00:01Z');
  await visit(page, address);
  await expect.poll(() => states(page)).toEqual(flying);
  return page;
}

/** How far the edges of the logo ever get from those of the window. */
const distances = (page: Page) =>
  mark(page).evaluate((element) => {
    const animations = element.getAnimations();
    const found = { left: Infinity, top: Infinity, right: Infinity, bottom: Infinity };
    for (const ends of [0, 1]) {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = ends * Number(animation.effect?.getTiming().duration);
      }
      const { left, top, right, bottom } = element.getBoundingClientRect();
      found.left = Math.min(found.left, left);
      found.top = Math.min(found.top, top);
      found.right = Math.min(found.right, innerWidth - right);
      found.bottom = Math.min(found.bottom, innerHeight - bottom);
    }
    return found;
  });

test('it flies at four pixels a sixtieth of a second along each axis, at most', async () => {
  const page = await openFlying(`/full${path}?speed=100`);
  const measured = async () => {
    const [from, to] = [await place(page), await place(page)];
    const seconds = (to.at - from.at) / 1000;
    return [Math.abs(to.x - from.x) / seconds, Math.abs(to.y - from.y) / seconds];
  };
  await expect.poll(measured).toEqual([expect.closeTo(240, 0), expect.closeTo(240, 0)]);
});

test.each([
  ['', 100],
  ['?size=100', 200],
  ['?size=1', 30],
])(
  'the logo of %s is %d pixels wide, half as high, and keeps 10 from the edges',
  async (query, width) => {
    const page = await openFlying(`/full${path}${query}`);
    expect(await place(page)).toMatchObject({
      width: expect.closeTo(width),
      height: expect.closeTo(width / 2),
    });
    expect(await distances(page)).toEqual({ left: 10, top: 10, right: 10, bottom: 10 });
  },
);

test('the stage in the page is a miniature of the display', async () => {
  const page = await openFlying();
  const { width } = await place(page);
  const box = await stage(page).boundingBox();
  expect(width / (box?.width ?? 0)).toBeCloseTo(100 / 1280);
});

test('a bounce counts and changes the colour', async () => {
  const page = await openHeld(path);
  const first = await colour(page);
  expect(await score(page, 'Bounces')).toBe('0');
  await page.clock.runFor(15_000);
  await expect.poll(() => score(page, 'Bounces')).not.toBe('0');
  expect(await colour(page)).not.toBe(first);
});

test('the corner is hit when it was foretold, though nobody watched', async () => {
  const page = await openHeld(path);
  const foretold = async () => {
    const [seconds = 0, minutes = 0, hours = 0] =
      (await score(page, 'Next corner'))?.split(':').map(Number).reverse() ?? [];
    return seconds + 60 * minutes + 3600 * hours;
  };
  await expect.poll(foretold).toBeGreaterThan(0);
  const seconds = await foretold();
  await page.clock.fastForward((seconds - 2) * 1000);
  await expect.poll(foretold).toBeLessThan(4);
  expect(await score(page, 'Corner hits')).toBe('0');
  await page.clock.runFor(4000);
  await expect.poll(() => score(page, 'Corner hits')).toBe('1');
});

test('after a sleep it is where the clock says', async () => {
  const page = await openHeld(`/full${path}`);
  const toggle = async (wanted: string[]) => {
    await page.keyboard.press(' ');
    await expect.poll(() => states(page)).toEqual(wanted);
  };
  await toggle(held);
  const from = await place(page);
  await toggle(flying);
  await page.clock.fastForward(3600_000);
  await toggle(held);
  const to = await place(page);
  const couldBe = (start: number, room: number) =>
    [start, -start].map((start) => {
      const at = (start + 0.12 * 3600_000) % (2 * room);
      return Math.round(10 + Math.min(at, 2 * room - at));
    });
  expect(couldBe(from.x - 10, 1280 - 20 - 100)).toContain(Math.round(to.x));
  expect(couldBe(from.y - 10, 800 - 20 - 50)).toContain(Math.round(to.y));
});

test('a click pauses and says so, another goes on', async () => {
  const page = await openFlying();
  await stage(page).click();
  await stage(page).getByText('PAUSED').waitFor();
  expect(await states(page)).toEqual(held);
  const { x, y } = await place(page);
  expect(await place(page)).toMatchObject({ x, y });
  await stage(page).click({ position: { x: 20, y: 20 } });
  await expect.poll(() => states(page)).toEqual(flying);
  expect(await stage(page).getByText('PAUSED').count()).toBe(0);
});

test('a double click fills the screen and leaves nothing paused', async () => {
  const page = await openFlying();
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect.poll(() => states(page)).toEqual(flying);
  expect(await stage(page).getByText('PAUSED').count()).toBe(0);
});

test('clicks do nothing where that is not wanted; the button and Space always pause', async () => {
  const page = await openFlying(`${path}?clickPauses=0`);
  await stage(page).click();
  expect(await states(page)).toEqual(flying);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect.poll(() => states(page)).toEqual(held);
  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect.poll(() => states(page)).toEqual(flying);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press(' ');
  await expect.poll(() => states(page)).toEqual(held);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
});

test('speed and size go from 1 to 100 by keyboard, at once, and the address follows', async () => {
  const page = await openFlying();
  const duration = () =>
    mark(page).evaluate((element) =>
      Number(element.getAnimations()[0]?.effect?.getTiming().duration),
    );
  const slow = await duration();
  await page.getByLabel('Speed').press('End');
  await expect.poll(duration).toBeCloseTo(slow / 2);
  const { width } = await place(page);
  await page.getByLabel('Size').press('End');
  await expect.poll(async () => (await place(page)).width).toBeCloseTo(2 * width, 0);
  await expect.poll(() => new URL(page.url()).search).toBe('?speed=100&size=100');
  await page.getByLabel('Speed').press('Home');
  expect(await page.getByLabel('Speed').inputValue()).toBe('1');
});

test('own words fly instead of the logo, at most twelve characters, never out of the window', async () => {
  const page = await openFlying();
  await page.getByLabel('Your text').fill('back at 2 p.m., I think');
  await expect.poll(() => mark(page).textContent()).toBe('back at 2 p.');
  await page.getByLabel('Your text').fill('');
  await expect.poll(() => mark(page).locator('svg').count()).toBe(1);

  const small = { viewport: { width: 320, height: 568 } };
  const wide = await openFlying(`/full${path}?size=100&text=WWWWWWWWWWWW`, small);
  const { left, top, right, bottom } = await distances(wide);
  for (const distance of [left, top, right, bottom]) {
    expect(Math.abs(distance - 10)).toBeLessThan(2);
  }
});

test('a smaller window takes the logo with it', async () => {
  const page = await openFlying(`/full${path}?speed=1`);
  await page.setViewportSize({ width: 320, height: 200 });
  await expect
    .poll(async () => {
      const { x, y, width, height } = await place(page);
      return x >= 9 && y >= 9 && x + width <= 311 && y + height <= 191;
    })
    .toBe(true);
  expect(await distances(page)).toEqual({ left: 10, top: 10, right: 10, bottom: 10 });
});

test('in a hidden tab it rests', async () => {
  const page = await openFlying();
  await hide(page, true);
  await expect.poll(() => states(page)).toEqual(held);
  await hide(page, false);
  await expect.poll(() => states(page)).toEqual(flying);
});

test('without script the logo stands still where it will start', async () => {
  const still = await visitor.arrive({ javaScriptEnabled: false });
  await still.goto(`/full${path}`);
  const from = await mark(still).boundingBox();
  expect(from).toMatchObject({ width: 100, height: 50 });
  const page = await openHeld(`/full${path}`);
  await page.keyboard.press(' ');
  await expect.poll(() => states(page)).toEqual(held);
  const { x, y } = await place(page);
  expect(Math.abs(x - (from?.x ?? 0))).toBeLessThan(30);
  expect(Math.abs(y - (from?.y ?? 0))).toBeLessThan(30);
});

test('on a phone a tap pauses', async () => {
  const page = await openFlying(path, phone);
  await stage(page).tap();
  await expect.poll(() => states(page)).toEqual(held);
});
