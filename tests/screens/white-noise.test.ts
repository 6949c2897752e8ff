import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, stage, visit } from '../visitor';
import { hear, hide, restOfFade } from './hearing';

const visitor = newVisitor();
const path = '/white-noise';
const playSound = 'Play the sound';
const pauseSound = 'Pause the sound';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const animations = (page: Page) =>
  stage(page).evaluate((element) => element.getAnimations({ subtree: true }).length);

async function openWithEars(address = path) {
  const page = await visitor.arrive();
  const ears = await hear(page);
  await visit(page, address);
  return { page, ...ears };
}

test('silent at first; a click plays noise at the specified gain, another fades it out', async () => {
  const { page, states, loudness, lastWords } = await openWithEars();
  expect(await states()).toEqual([]);
  await button(page, playSound).click();
  await expect.poll(states).toEqual(['running']);
  const rootMeanSquare = 0.1 / Math.sqrt(3);
  await expect.poll(loudness).toBeGreaterThan(rootMeanSquare * 0.9);
  expect(await loudness()).toBeLessThan(rootMeanSquare * 1.1);
  expect(new URL(page.url()).search).toBe('');
  await button(page, pauseSound).click();
  await expect.poll(states).toEqual(['closed']);
  expect(restOfFade(await lastWords())).toBeLessThan(0.2);
  await button(page, playSound).click();
  await expect.poll(states).toEqual(['closed', 'running']);
  await expect.poll(loudness).toBeGreaterThan(0.01);
});

test('noise and volume change while it plays, by keyboard, and the address follows', async () => {
  const { page, states, loudness } = await openWithEars();
  await button(page, playSound).focus();
  await page.keyboard.press('Enter');
  await expect.poll(loudness).toBeGreaterThan(0.03);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Brown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(() => new URL(page.url()).search).toBe('?noise=brown&volume=100');
  await expect.poll(loudness).toBeGreaterThan(0.1);
  await page.keyboard.press('Home');
  await expect.poll(loudness).toBeLessThan(0.0001);
  expect(await states()).toEqual(['running']);
});

test('noise and volume come from the address', async () => {
  const { page, loudness } = await openWithEars(`${path}?noise=pink&volume=100`);
  expect(await page.getByLabel('Noise', { exact: true }).inputValue()).toBe('pink');
  expect(await page.getByLabel('Volume').inputValue()).toBe('100');
  await button(page, playSound).click();
  await expect.poll(loudness).toBeGreaterThan(0.1);
});

test('where sound is impossible, that is only logged and the button tells the truth', async () => {
  const page = await visitor.arrive();
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(window, {
      AudioContext: class {
        constructor() {
          throw new Error('no sound in this test');
        }
      },
    });
  });
  await visit(page, path);
  await button(page, playSound).click();
  await expect.poll(() => log.join()).toContain('no sound in this test');
  await button(page, playSound).waitFor();
});

test('every frame shows other snow', async () => {
  const page = await visitor.open(`/full${path}`);
  await expect.poll(() => animations(page)).toBeGreaterThan(1);
  const seen = await page.locator('canvas').evaluate(async (canvas) => {
    const places: string[] = [];
    for (let frame = 0; frame < 40; frame++) {
      await new Promise(requestAnimationFrame);
      const parent = canvas.parentElement ?? canvas;
      places.push(getComputedStyle(parent).transform + getComputedStyle(canvas).transform);
    }
    return places;
  });
  expect(new Set(seen).size).toBe(seen.length);
  const [one, other] = [await page.screenshot(), await page.screenshot()];
  expect(one.equals(other)).toBe(false);
});

test('the snow covers the stage at every size, and is drawn anew when that changes', async () => {
  const page = await visitor.open(`/full${path}`, phone);
  const covers = () =>
    page.locator('canvas').evaluate((canvas) => {
      const { left, top, right, bottom } = canvas.getBoundingClientRect();
      return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
    });
  await expect.poll(covers).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(covers).toBe(true);
});

test('in a hidden tab the snow stops and the sound goes on', async () => {
  const { page, states, loudness } = await openWithEars();
  await button(page, playSound).click();
  await expect.poll(loudness).toBeGreaterThan(0.03);
  await hide(page, true);
  await expect
    .poll(() => page.locator('canvas').evaluate((canvas) => canvas.getAnimations().length))
    .toBe(0);
  expect(await states()).toEqual(['running']);
  await expect.poll(loudness).toBeGreaterThan(0.03);
  await hide(page, false);
  await expect.poll(() => animations(page)).toBeGreaterThan(1);
});

test('who asked for less motion gets a still picture and a button', async () => {
  const page = await visitor.open(path, { reducedMotion: 'reduce' });
  await page.locator('[data-drawn=true]').waitFor();
  expect(await animations(page)).toBe(0);
  const [one, other] = [await stage(page).screenshot(), await stage(page).screenshot()];
  expect(one.equals(other)).toBe(true);
  await stage(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => animations(page)).toBeGreaterThan(1);
});

test('without script there is snow too, always the same', async () => {
  const pictures: Buffer[] = [];
  for (let visit = 0; visit < 2; visit++) {
    const page = await visitor.arrive({ javaScriptEnabled: false });
    await page.goto(`/full${path}`);
    pictures.push(await page.screenshot());
  }
  expect(pictures[0]?.length).toBeGreaterThan(100_000);
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(true);
});

test('Space plays and pauses in full screen, a walk to the next screen ends the sound', async () => {
  const { page, states } = await openWithEars();
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press(' ');
  await expect.poll(states).toEqual(['running']);
  await page.keyboard.press(' ');
  await expect.poll(states).toEqual(['closed']);
  await page.keyboard.press(' ');
  await expect.poll(states).toEqual(['closed', 'running']);
  await page.keyboard.press('ArrowRight');
  await expect.poll(states).toEqual(['closed', 'closed']);
});

test('Esc leaves, and the sound stays', async () => {
  const { page, states } = await openWithEars();
  await button(page, playSound).click();
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
  expect(await states()).toEqual(['running']);
});

test('the warning about flicker stands beside the stage, not on it', async () => {
  const page = await visitor.open(path);
  expect(await page.locator('aside').textContent()).toContain('photosensitive');
  expect(await stage(page).textContent()).not.toContain('photosensitive');
});
