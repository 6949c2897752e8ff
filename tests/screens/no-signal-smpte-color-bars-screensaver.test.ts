import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, stage, visit } from '../visitor';
import { hear, restOfFade } from './hearing';

const visitor = newVisitor();
const path = '/no-signal-smpte-color-bars-screensaver';
const label = (page: Page) => stage(page).locator('p[data-long]');

/** The colours of a screenshot, at points given as shares of its width and height. */
async function coloursAt(page: Page, points: [x: number, y: number][]) {
  const shot = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ shot, points }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${shot}`;
      await image.decode();
      const { width, height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(image, 0, 0);
      return points.map(([x, y]) => {
        const pixel = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1);
        return [...(pixel?.data.slice(0, 3) ?? [])].join();
      });
    },
    { shot, points },
  );
}

async function openWithEars(address: string) {
  const page = await visitor.arrive();
  const ears = await hear(page);
  await visit(page, address);
  return { page, ...ears };
}

test('the bars of RP 219 are on the display, level by level', async () => {
  const page = await visitor.open(`/full${path}?label=0&scanlines=0`, {
    viewport: { width: 1920, height: 1080 },
  });
  await page.keyboard.press('h');
  const bar = 3 / 28;
  const middle = (index: number) => 1 / 8 + bar * (index + 0.5);
  const top = [0, 1, 2, 3, 4, 5, 6].map((index): [number, number] => [middle(index), 0.3]);
  expect(await coloursAt(page, [[0.06, 0.3], ...top, [0.94, 0.3]])).toEqual(
    '102,102,102 191,191,191 191,191,0 0,191,191 0,191,0 191,0,191 191,0,0 0,0,191 102,102,102'.split(
      ' ',
    ),
  );
  const second = 7.5 / 12;
  const third = 8.5 / 12;
  expect(
    await coloursAt(page, [
      [0.06, second],
      [middle(0), second],
      [0.5, second],
      [0.94, second],
      [0.06, third],
      [middle(0), third],
      [middle(6), third],
      [0.94, third],
    ]),
  ).toEqual([
    ...['0,255,255', '0,63,105', '191,191,191', '0,0,255'],
    ...['255,255,0', '65,0,120', '255,255,255', '255,0,0'],
  ]);
  const pluge = (step: number): [number, number] => [
    1 / 8 + bar * (1.5 + 2 + 5 / 6 + (step + 0.5) / 3),
    0.9,
  ];
  expect(
    await coloursAt(page, [
      [0.06, 0.9],
      [middle(0), 0.9],
      [middle(2), 0.9],
      ...[0, 1, 2, 3, 4].map(pluge),
    ]),
  ).toEqual('38,38,38 0,0,0 255,255,255 0,0,0 0,0,0 5,5,5 0,0,0 10,10,10'.split(' '));
});

test('the ramp rises evenly from black to white', async () => {
  const page = await visitor.open(`/full${path}?label=0&scanlines=0`);
  const start = 1 / 8 + 3 / 28;
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share): [number, number] => [
    start + ((5 * 3) / 28) * share,
    8.5 / 12,
  ]);
  const greys = (await coloursAt(page, points)).map((colour) => Number.parseInt(colour, 10));
  greys.forEach((grey, at) => {
    expect(Math.abs(grey - 255 * (0.1 + 0.2 * at))).toBeLessThan(3);
  });
});

test('label and scanlines answer to the panel, and the address follows', async () => {
  const page = await visitor.open(path);
  expect(await label(page).textContent()).toBe('NO SIGNAL');
  await page.getByLabel('Text of the label').fill('Back at nine');
  await expect.poll(() => label(page).textContent()).toBe('Back at nine');
  await expect.poll(() => new URL(page.url()).search).toBe('?text=Back+at+nine');
  await page.getByLabel('Scanlines').focus();
  await page.keyboard.press(' ');
  await page.getByLabel('Label', { exact: true }).focus();
  await page.keyboard.press(' ');
  await expect.poll(() => label(page).count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toContain('scanlines=0');
  await page.reload();
  await expect.poll(() => label(page).count()).toBe(0);
  expect(await page.getByLabel('Scanlines').isChecked()).toBe(false);
});

test.each([
  ['a desktop', '', {}],
  ['a phone with a long text', `?text=${'W'.repeat(40)}`, phone],
  ['a phone with a long text in Japanese', `?text=${'号'.repeat(40)}`, phone],
] as const)('on %s the label wanders and never leaves the picture', async (_, query, options) => {
  const page = await visitor.open(`/full${path}${query}`, options);
  const places = await stage(page).evaluate((element) => {
    const wandering = element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().duration === 80_000);
    const frame = element.getBoundingClientRect();
    return Array.from({ length: 8 }, (_, stop) => {
      for (const animation of wandering) animation.currentTime = (stop + 0.5) * 10_000 - 1000;
      const box = element.querySelector('p[data-long]')?.getBoundingClientRect();
      if (!box) return 'no label';
      const isInside =
        box.left >= frame.left &&
        box.top >= frame.top &&
        box.right <= frame.right &&
        box.bottom <= frame.bottom;
      return isInside ? `${box.left} ${box.top}` : 'outside';
    });
  });
  expect(places).not.toContain('outside');
  expect(new Set(places).size).toBe(8);
});

test('a 1 kHz tone at −20 dBFS as a choice, off at first, without a click at its end', async () => {
  const { page, states, loudness, pitch, lastWords } = await openWithEars(path);
  expect(await states()).toEqual([]);
  const tone = page.getByLabel('1 kHz tone');
  expect(await tone.isChecked()).toBe(false);
  await tone.click();
  await expect.poll(states).toEqual(['running']);
  const rootMeanSquare = 0.1 / Math.SQRT2;
  await expect.poll(loudness).toBeGreaterThan(rootMeanSquare * 0.97);
  expect(await loudness()).toBeLessThan(rootMeanSquare * 1.03);
  await expect.poll(async () => Math.abs((await pitch()) - 1000)).toBeLessThan(3);
  expect(new URL(page.url()).search).toBe('');
  await tone.click();
  await expect.poll(states).toEqual(['closed']);
  expect(restOfFade(await lastWords())).toBeLessThan(0.2);
});

test('Space switches the tone on the bare page, and Esc goes to the page itself', async () => {
  const { page, states } = await openWithEars(`/full${path}`);
  await page.keyboard.press(' ');
  await expect.poll(states).toEqual(['running']);
  await page.keyboard.press(' ');
  await expect.poll(states).toEqual(['closed']);
  await page.keyboard.press('Escape');
  await page.waitForURL(({ pathname }) => pathname === path);
});

test('F fills the screen and Esc leaves it', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await label(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
});
