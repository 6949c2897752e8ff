import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../site/catalogue/entries';
import { siteLocales } from '../site/i18n/locales';
import { addressOf } from '../site/i18n/paths';
import { withBreakableScreen } from './brokenScreen';
import { pages } from './built';
import { awake, isFull, newVisitor, shownColour, stage, visit } from './visitor';

const visitor = newVisitor();
const colours = catalogue.flatMap((entry) =>
  !entry.isPage && entry.color ? [{ path: entry.path, color: entry.color }] : [],
);

function rgb(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}

const kinds = ['standard', 'bare'] as const;

test('in every language all ten colours are there as both kinds before any script', () => {
  const html = new Map(pages.map((page) => [page.address, page.html]));
  for (const { path, color } of colours) {
    for (const locale of siteLocales) {
      for (const kind of kinds) {
        const address = addressOf({ locale, kind, path });
        const style = `style="background-color:${color.toLowerCase()}"`;
        expect(html.get(address)?.includes(style), address).toBe(true);
      }
    }
  }
});

/** A page of each kind is opened in every language, and over all languages every colour is. */
const openedIn = (language: number) =>
  kinds.map((kind, at) => ({ kind, ...colourAt(language + at * 5) }));

function colourAt(index: number) {
  const colour = colours[index % colours.length];
  if (!colour) throw new Error('The catalogue has no colours.');
  return colour;
}

async function fillAndRead(page: Page) {
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  return shownColour(page);
}

test.each(siteLocales.map((locale, language) => ({ locale, language })))(
  'in $locale the colours open, fill the display, and lead through all ten',
  async ({ locale, language }) => {
    const page = await visitor.arrive();
    let at = 0;
    for (const { kind, path, color } of openedIn(language)) {
      const address = addressOf({ locale, kind, path });
      await visit(page, address);
      expect(await fillAndRead(page), address).toBe(rgb(color));
      at = colours.findIndex((colour) => colour.path === path);
    }
    for (const step of colours.keys()) {
      const { path, color } = colourAt(at + step + 1);
      await page.keyboard.press('ArrowRight');
      const address = addressOf({ locale, kind: 'bare', path });
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
      await expect.poll(() => shownColour(page), { message: address }).toBe(rgb(color));
    }
    expect(await isFull(page)).toBe(true);
  },
);

test('without script a page shows its colour all the same', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto('/full/purple-screen');
  expect(await page.locator('[data-stage] [style]').first().getAttribute('style')).toContain(
    '#800080',
  );
});

test('picker, hex code and brightness change the stage and the address', async () => {
  const page = await visitor.open('/red-screen');
  await page.getByLabel('Color', { exact: true }).fill('#00ff88');
  await expect.poll(() => new URL(page.url()).search).toBe('?colour=00ff88');
  await page.getByLabel('Brightness').focus();
  for (let press = 0; press < 50; press++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).search).toBe('?colour=00ff88&brightness=50');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await shownColour(page)).toBe('rgb(0, 128, 68)');
});

test('a hex code that is none is explained and changes nothing', async () => {
  const page = await visitor.open('/red-screen');
  const hex = page.getByLabel('Hex code');
  await hex.fill('#12');
  await page.getByText('Use 3 or 6 hex digits').waitFor();
  expect(await hex.getAttribute('aria-invalid')).toBe('true');
  expect(new URL(page.url()).search).toBe('');
  await hex.blur();
  expect(await hex.inputValue()).toBe('#ff0000');
});

test('a link carries the settings, and bad ones fall back silently', async () => {
  const page = await visitor.open('/full/red-screen?colour=nonsense&brightness=9999&check=-3');
  expect(await shownColour(page)).toBe('rgb(255, 0, 0)');
  await visit(page, '/full/red-screen?colour=0af&brightness=20');
  expect(await shownColour(page)).toBe('rgb(0, 34, 51)');
});

test('the temperature warms and cools the light of the video call', async () => {
  const page = await visitor.open('/zoom-lighting');
  const slider = page.getByLabel('Color temperature');
  expect(await slider.getAttribute('aria-valuetext')).toBe('5,000 K');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => new URL(page.url()).search).toBe('?temperature=2000');
  await page.keyboard.press('f');
  await expect.poll(() => shownColour(page)).toMatch(/^rgb\(255, 1\d\d, \d\d?\)$/);
  await visit(page, '/red-screen');
  expect(await page.getByLabel('Color temperature').count()).toBe(0);
});

const nineColours = [
  'rgb(255, 255, 255)',
  'rgb(0, 0, 0)',
  'rgb(255, 0, 0)',
  'rgb(0, 255, 0)',
  'rgb(0, 0, 255)',
  'rgb(0, 255, 255)',
  'rgb(255, 0, 255)',
  'rgb(255, 255, 0)',
  'rgb(128, 128, 128)',
];

test('the pixel check steps by click, Space and arrows, says what to look for, and ends with Esc', async () => {
  const page = await visitor.open('/red-screen');
  const status = await stage(page).getByRole('status').elementHandle();
  await page.getByRole('button', { name: 'Pixel check' }).click();
  await expect.poll(() => isFull(page)).toBe(true);
  const steps = [
    () => page.mouse.click(300, 300),
    () => page.keyboard.press('Space'),
    () => page.keyboard.press('ArrowRight'),
  ];
  const sentences = new Set<string | null>();
  for (const [at, colour] of nineColours.entries()) {
    await expect.poll(() => shownColour(page)).toBe(colour);
    const caption = stage(page).getByRole('status');
    expect(await caption.textContent()).toContain(`${at + 1} of 9`);
    sentences.add(await caption.locator('span').nth(1).textContent());
    await steps[at % steps.length]?.();
  }
  expect(sentences.size).toBe(9);
  expect(await status?.textContent()).toContain('1 of 9');
  await expect.poll(() => shownColour(page)).toBe(nineColours[0]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownColour(page)).toBe(nineColours[8]);
  expect(await isFull(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

async function download(page: Awaited<ReturnType<typeof visitor.open>>) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  const bytes = await readFile(await file.path());
  return {
    name: file.suggestedFilename(),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bytes,
  };
}

test('an image stays at hand while a phone asks whether to save it', async () => {
  const page = await visitor.arrive();
  await page.clock.install();
  await page.addInitScript(() => {
    const forgotten: string[] = [];
    URL.revokeObjectURL = (address) => forgotten.push(address);
    Object.assign(window, { forgotten });
  });
  await visit(page, '/red-screen');
  const forgotten = () =>
    page.evaluate(() => (window as unknown as { forgotten: string[] }).forgotten.length);
  await download(page);
  await page.clock.runFor(59_000);
  expect(await forgotten()).toBe(0);
  await page.clock.runFor(1000);
  expect(await forgotten()).toBe(1);
});

test('an image has the true size and the colour that is shown', async () => {
  const page = await visitor.open('/red-screen?brightness=50');
  const size = page.getByLabel('Size');
  for (const [width, height] of [
    [1280, 720],
    [3840, 2160],
    [7680, 4320],
  ] as const) {
    await size.selectOption(`${width}×${height}`);
    const file = await download(page);
    expect(file).toMatchObject({ name: `red-screen-${width}x${height}.png`, width, height });
  }
  await size.selectOption('This screen');
  expect(await download(page)).toMatchObject({ width: 1280, height: 800 });
  await size.selectOption('Custom size');
  await page.getByLabel('Width').fill('33');
  await page.getByLabel('Height').fill('7');
  const { bytes } = await download(page);
  const painted = await page.evaluate(
    async (data) => {
      const image = await createImageBitmap(
        new Blob([new Uint8Array(data)], { type: 'image/png' }),
      );
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      return [
        ...new Set(
          [...Array(pixels.length / 4).keys()].map((at) =>
            [...pixels.slice(at * 4, at * 4 + 4)].join(),
          ),
        ),
      ];
    },
    [...bytes],
  );
  expect(painted).toEqual(['128,0,0,255']);
});

test('a custom size beyond 8K cannot be asked for', async () => {
  const page = await visitor.open('/red-screen');
  await page.getByLabel('Size').selectOption('Custom size');
  await page.getByLabel('Width').fill('7681');
  expect(await page.getByRole('button', { name: 'Download PNG' }).isDisabled()).toBe(true);
  await page.getByText('Whole numbers from 1 to 7680.').waitFor();
});

test('a screen that breaks says so and lets the visitor out', async () => {
  const page = await visitor.arrive();
  await withBreakableScreen(page, 'colour');
  await visit(page, '/red-screen');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.evaluate(() => {
    window.isScreenBroken = true;
  });
  await page.keyboard.press('ArrowRight');
  await stage(page).getByRole('alert').waitFor();
  await page.evaluate(() => {
    window.isScreenBroken = false;
  });
  await stage(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => shownColour(page)).toBe('rgb(0, 255, 0)');
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
  expect(visitor.complaints.splice(0).join()).toContain('broken by the test');
});

test('a bare page whose screen breaks leads to the standard page, with its settings', async () => {
  const page = await visitor.arrive();
  await withBreakableScreen(page, 'colour');
  await page.addInitScript(() => {
    window.isScreenBroken = location.pathname.startsWith('/full/');
  });
  await page.goto('/full/red-screen?brightness=50');
  const alert = stage(page).getByRole('alert');
  await alert.getByRole('button', { name: 'Leave full screen' }).click();
  await page.waitForURL((url) => url.pathname === '/red-screen');
  await awake(page);
  expect(new URL(page.url()).search).toBe('?brightness=50');
  expect(await page.getByLabel('Brightness').inputValue()).toBe('50');
  expect(await alert.count()).toBe(0);
  expect(visitor.complaints.splice(0).join()).toContain('broken by the test');
});
