import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, phone, stage } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/motivational-quote-screensaver';
const standard = '“The only way to do great work is to love what you do.”';
const quote = 'figure:not([data-leaving=true])';
const paragraph = (page: Page) => page.locator(`${quote} blockquote`);
const author = (page: Page) => page.locator('figcaption');
const sizeOf = (page: Page, part: string) =>
  page
    .locator(`${quote} ${part}`)
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** Whether any of the text is outside its box. */
const overflows = (page: Page) =>
  page.locator(quote).evaluate((box) => {
    const isTooWide = [...box.children].some((part) => part.scrollWidth > part.clientWidth);
    return isTooWide || box.scrollHeight > box.clientHeight;
  });

const query = (settings: Record<string, string>) => `?${new URLSearchParams(settings)}`;

test('without script the default quote and author stand there', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await paragraph(page).textContent()).toBe(standard);
  expect(await author(page).textContent()).toBe('Steve Jobs');
});

test('own words appear as they are typed, and blank ones fall back, each for itself', async () => {
  const page = await visitor.open(path);
  await page.getByLabel('Your quote').fill('Measure twice.');
  await expect.poll(() => paragraph(page).textContent()).toBe('“Measure twice.”');
  expect(await author(page).textContent()).toBe('Steve Jobs');
  await page.getByLabel('Author').fill('A carpenter');
  await expect.poll(() => author(page).textContent()).toBe('A carpenter');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?paragraph=Measure+twice.&author=A+carpenter');
  await page.getByLabel('Your quote').fill('  \n ');
  await expect.poll(() => paragraph(page).textContent()).toBe(standard);
  expect(await author(page).textContent()).toBe('A carpenter');
});

test('the sizes are 14 and 12 plus the setting where the shorter side has 360 px', async () => {
  const viewport = { width: 640, height: 360 };
  const plain = await visitor.open(`/full${path}`, { viewport });
  expect([await sizeOf(plain, 'blockquote'), await sizeOf(plain, 'figcaption')]).toEqual([14, 12]);
  const larger = await visitor.open(`/full${path}?additionalSize=6`, { viewport });
  expect([await sizeOf(larger, 'blockquote'), await sizeOf(larger, 'figcaption')]).toEqual([
    20, 18,
  ]);
});

test('the slider goes from 0 to 100 in steps of 1, by keyboard', async () => {
  const page = await visitor.open(path);
  const slider = page.getByLabel('Size');
  const before = await sizeOf(page, 'blockquote');
  await slider.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?additionalSize=1');
  await expect.poll(() => sizeOf(page, 'blockquote')).toBeCloseTo((before * 15) / 14, 1);
  await slider.press('End');
  expect(await slider.inputValue()).toBe('100');
  await slider.press('Home');
  expect(await slider.inputValue()).toBe('0');
});

const texts = {
  long: 'All work and no play makes even the best of us a little dull. '.repeat(5),
  word: 'x'.repeat(300),
  japanese: '千里の道も一歩から始まると言いますが、その一歩がいちばん難しいのです。'.repeat(8),
  arabic: 'الطريقة الوحيدة للقيام بعمل عظيم هي أن تحب ما تفعله. '.repeat(6),
  lines: 'a\n'.repeat(150),
};

test.each(Object.keys(texts) as (keyof typeof texts)[])(
  'a %s text never overflows',
  async (name) => {
    const address = `/full${path}${query({ paragraph: texts[name], additionalSize: '100' })}`;
    const page = await visitor.open(address);
    for (const [width, height] of [
      [1280, 800],
      [320, 568],
      [568, 320],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflows(page)).toBe(false);
    }
  },
);

test('text from right to left runs from right to left', async () => {
  const page = await visitor.open(`/full${path}${query({ paragraph: texts.arabic })}`);
  const direction = () => paragraph(page).evaluate((text) => getComputedStyle(text).direction);
  await expect.poll(direction).toBe('rtl');
});

test('the one-liners take turns every 20 seconds', async () => {
  const { page, pass, sleep } = await openHeld(visitor, `/full${path}?rotate=1`);
  await expect.poll(() => paragraph(page).count()).toBe(1);
  const first = await paragraph(page).textContent();
  expect(await author(page).count()).toBe(0);
  await pass(20_000);
  await expect.poll(() => paragraph(page).textContent()).not.toBe(first);
  expect(await page.locator('[data-leaving=true]').textContent()).toBe(first);
  await sleep(23 * 20_000);
  await expect.poll(() => paragraph(page).textContent()).toBe(first);
  expect(await page.locator('[data-leaving]').count()).toBe(2);
});

test('the background drifts, but not for those who asked for less motion', async () => {
  const moving = (page: Page) =>
    stage(page).evaluate(
      (stage) =>
        stage
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation).length,
    );
  const page = await visitor.open(`/full${path}`);
  await expect.poll(() => moving(page)).toBe(2);
  const calm = await visitor.open(`/full${path}`, { reducedMotion: 'reduce' });
  expect(await moving(calm)).toBe(0);
});

test('on a phone it reads well, and Esc leaves', async () => {
  const page = await visitor.open(`/full${path}?look=light`, phone);
  expect(await sizeOf(page, 'blockquote')).toBeGreaterThan(14);
  await page.keyboard.press('Escape');
  await page.waitForURL(`**${path}?look=light`);
});
