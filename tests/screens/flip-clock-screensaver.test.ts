import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, stage, visit } from '../visitor';

const visitor = newVisitor();
const path = '/flip-clock-screensaver';
const morning = '2025-04-03T09:59:57';

const shown = async (page: Page) => {
  const digits = await page
    .locator('[data-digit]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-digit')));
  return digits.join('');
};

async function stopClockAt(page: Page, time: string) {
  await page.clock.install({ time: new Date(Date.parse(time) - 60_000) });
  await page.clock.pauseAt(new Date(time));
}

async function openAt(time: string, address = path, options: BrowserContextOptions = {}) {
  const page = await visitor.arrive(options);
  await stopClockAt(page, time);
  await visit(page, address);
  return page;
}

const flips = (page: Page) =>
  page.locator('[data-digit]').evaluateAll((cards) =>
    cards.map((card) => {
      const turning = card
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'running');
      return turning.map(({ effect }) => effect?.getTiming().duration);
    }),
  );

/** Lets flips stand still from now on, so that a test can look at one. */
const holdFlips = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.updatePlaybackRate(0.0001);
      return animation;
    };
  });

test('the time of the device is there at once and goes on every second', async () => {
  const page = await openAt(morning);
  await expect.poll(() => shown(page)).toBe(' 95957');
  await page.clock.runFor(1000);
  await expect.poll(() => shown(page)).toBe(' 95958');
  await page.clock.runFor(2000);
  await expect.poll(() => shown(page)).toBe('100000');
});

test('only the digits that change flip, in 0.3 seconds, on two leaves', async () => {
  const page = await visitor.arrive();
  await holdFlips(page);
  await stopClockAt(page, '2025-04-03T09:48:36');
  await visit(page, path);
  await expect.poll(() => shown(page)).toBe(' 94836');
  await page
    .locator('[data-digit]')
    .evaluateAll((cards) =>
      cards
        .flatMap((card) => card.getAnimations({ subtree: true }))
        .forEach((animation) => void animation.finish()),
    );
  await page.clock.runFor(1000);
  await expect.poll(() => shown(page)).toBe(' 94837');
  expect(await flips(page)).toEqual([[], [], [], [], [], [300, 300, 300]]);
  const leaves = await page
    .locator('[data-digit]')
    .last()
    .evaluate((card) => {
      const said = (motion: string) => card.querySelector(`[data-motion=${motion}]`)?.textContent;
      return { falls: said('fall'), lands: said('land') };
    });
  expect(leaves).toEqual({ falls: '6', lands: '7' });
});

test('after a sleep it is right at once', async () => {
  const page = await openAt(morning, `${path}?hours=24`);
  await expect.poll(() => shown(page)).toBe('095957');
  await page.clock.fastForward(5 * 3600_000);
  await expect.poll(() => shown(page)).toBe('145957');
});

test('without script the clock claims no time', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.locator('[data-digit]').count()).toBe(6);
  expect(await shown(page)).not.toMatch(/\d/);
});

test('twelve hours with their halves in English, 24 in German, and either by choice', async () => {
  const evening = '2025-04-03T21:48:36';
  const english = await openAt(evening);
  await expect.poll(() => shown(english)).toBe(' 94836');
  expect(await stage(english).getByText('PM', { exact: true }).isVisible()).toBe(true);

  const german = await openAt(evening, `/de${path}`, { locale: 'de-DE' });
  await expect.poll(() => shown(german)).toBe('214836');

  const british = await openAt(evening, path, { locale: 'en-GB' });
  await expect.poll(() => shown(british)).toBe('214836');

  const chosen = await openAt(evening, `/ja${path}?hours=12`, { locale: 'ja-JP' });
  await expect.poll(() => shown(chosen)).toBe(' 94836');
  expect(await stage(chosen).getByText('午後', { exact: true }).isVisible()).toBe(true);
});

test('the panel works by keyboard, and the address follows', async () => {
  const page = await openAt('2025-04-03T21:48:36');
  await page.getByLabel('Hours').focus();
  await page.keyboard.type('24');
  await expect.poll(() => shown(page)).toBe('214836');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Light');
  await page.keyboard.press('Tab');
  await page.keyboard.press(' ');
  await expect.poll(() => shown(page)).toBe('2148');
  await page.keyboard.press('Tab');
  await page.keyboard.press(' ');
  await stage(page).getByText('Thursday, April 3').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.clock.runFor(400);
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?hours=24&theme=light&seconds=0&date=1&brightness=5');
});

test('settings of a link take effect: light, dim, with the date in the page’s language', async () => {
  const address = `/de/full${path}?theme=light&seconds=0&date=1&brightness=40`;
  const page = await openAt('2025-04-03T21:48:36', address, { locale: 'de-DE' });
  await expect.poll(() => shown(page)).toBe('2148');
  expect(await stage(page).getByText('Donnerstag, 3. April').isVisible()).toBe(true);
  const [backdrop, dimmed] = await page
    .locator('[data-theme]')
    .evaluate((scene) => [
      getComputedStyle(scene).backgroundColor,
      getComputedStyle(scene.lastElementChild ?? scene).opacity,
    ]);
  expect(backdrop).toBe('rgb(228, 226, 221)');
  expect(Number(dimmed)).toBeCloseTo(0.6);
});

test('nothing of it is cut off, upright or lying, and upright it stacks', async () => {
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [768, 1024],
    [160, 90],
  ] as const) {
    const address = `/full${path}?date=1&hours=12`;
    const page = await openAt('2025-04-03T22:48:36', address, { viewport: { width, height } });
    await expect.poll(() => shown(page)).toBe('104836');
    const boxes = await page
      .locator('[data-digit], p:has-text("Thursday")')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    for (const { left, top, right, bottom } of boxes) {
      expect(Math.min(left, top), `${width}×${height}`).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(new Set(boxes.slice(0, 6).map(({ top }) => top)).size).toBe(width < height ? 3 : 1);
  }
});

test('the time can be read out but is never announced', async () => {
  const page = await openAt('2025-04-03T09:48:36');
  await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^9:48\sAM$/);
  const announced = page.locator('[data-stage] [aria-live]:not([aria-live=off]), [role=status]');
  expect((await announced.allTextContents()).join()).not.toMatch(/\d/);
});

test('who asked for less motion sees the digits change without a flip', async () => {
  const page = await openAt(morning, path, { reducedMotion: 'reduce' });
  await expect.poll(() => shown(page)).toBe(' 95957');
  await page.clock.runFor(3000);
  await expect.poll(() => shown(page)).toBe('100000');
  expect((await flips(page)).flat()).toEqual([]);
});

test('on a phone it fills the screen, and Esc leaves', async () => {
  const page = await openAt(morning, path, phone);
  await page.tap('[data-fill]');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
});
