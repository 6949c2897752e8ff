import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, stage, visit } from '../visitor';

const visitor = newVisitor();
const folder = 'site/screens/hacker-screen';
const opening = readFileSync(`${folder}/opening.txt`, 'utf8');
const code = opening + readFileSync(`${folder}/kernel.txt`, 'utf8');

const lines = (page: Page) => page.locator('[data-code] > *').allTextContents();
const shown = async (page: Page) => (await lines(page)).join('\n');
const expectTyped = (page: Page, characters: number) =>
  expect.poll(() => shown(page)).toBe(code.slice(0, opening.length + characters));

async function press(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

test('without script the code is there already', async () => {
  const page = await visitor.arrive({ javaScriptEnabled: false });
  await page.goto('/full/hacker-screen');
  expect(await shown(page)).toBe(opening);
});

test('each key types three characters of the code, Enter and Space too, and nothing scrolls', async () => {
  const page = await visitor.open('/hacker-screen');
  await page.keyboard.press('x');
  await expectTyped(page, 3);
  await page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  await expectTyped(page, 9);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Backspace deletes, down to an empty screen', async () => {
  const page = await visitor.open('/full/hacker-screen?speed=16');
  await press(page, 'x', 2);
  await page.keyboard.press('Backspace');
  await expectTyped(page, 16);
  await press(page, 'Backspace', Math.ceil(opening.length / 16) + 3);
  await expect.poll(() => shown(page)).toBe('');
  await page.keyboard.press('x');
  await expect.poll(() => shown(page)).toBe(code.slice(0, 16));
});

test('F fills the screen from an untouched page; from then on F, H and ? type', async () => {
  const page = await visitor.open('/hacker-screen');
  await page.keyboard.press('f');
  await expect.poll(() => stage(page).getAttribute('data-full')).toBe('true');
  expect(await isFull(page)).toBe(true);
  for (const key of ['f', 'H', '?']) await page.keyboard.press(key);
  await expectTyped(page, 9);
  expect(await isFull(page)).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Leave full screen' }).count()).toBe(1);
});

test('keys held with Ctrl are left to the browser, arrows walk, and Esc leaves', async () => {
  const page = await visitor.open('/full/hacker-screen');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('x');
  await expectTyped(page, 3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/full/hacker-screen');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/full/hacker-screen');
  await page.keyboard.press('Escape');
  await page.waitForURL(`${visitor.address}/hacker-screen`);
});

test('the speed comes from the address, and its field and buttons stay between 1 and 16', async () => {
  const page = await visitor.open('/hacker-screen?speed=15');
  const field = page.getByRole('spinbutton', { name: 'Speed' });
  await page.keyboard.press('x');
  await expectTyped(page, 15);
  const faster = page.getByRole('button', { name: 'Faster' });
  await faster.focus();
  await press(page, 'Enter', 3);
  expect(await field.inputValue()).toBe('16');
  await expect.poll(() => new URL(page.url()).search).toBe('?speed=16');
  await field.fill('2');
  await page.getByRole('button', { name: 'Slower' }).click({ clickCount: 3 });
  expect(await field.inputValue()).toBe('1');
  await page.keyboard.press('x');
  await expectTyped(page, 16);
});

test('it types by itself when asked, and stops again', async () => {
  const page = await visitor.arrive();
  await page.clock.install();
  await visit(page, '/hacker-screen');
  await page.keyboard.press('x');
  await expectTyped(page, 3);
  const auto = page.getByLabel('Type by itself');
  await auto.check();
  await page.clock.runFor(10_000);
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(opening.length + 150);
  await auto.uncheck();
  const before = await shown(page);
  await page.clock.runFor(10_000);
  expect(await shown(page)).toBe(before);
});

test('Alt three times grants access, and the next key only closes the box', async () => {
  const page = await visitor.open('/full/hacker-screen');
  const box = page.getByText('ACCESS GRANTED');
  const status = await stage(page).getByRole('status').elementHandle();
  await press(page, 'Alt', 2);
  expect(await box.count()).toBe(0);
  await page.keyboard.press('Alt');
  await box.waitFor();
  expect(await status?.textContent()).toBe('ACCESS GRANTED');
  await page.keyboard.press('x');
  await box.waitFor({ state: 'detached' });
  expect(await shown(page)).toBe(opening);
  await page.keyboard.press('x');
  await expectTyped(page, 3);
});

test('Caps Lock three times denies access, and Esc closes the box', async () => {
  const page = await visitor.open('/hacker-screen');
  await press(page, 'CapsLock', 3);
  const box = page.getByText('ACCESS DENIED');
  await box.waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  expect(await shown(page)).toBe(opening);
});

test('taps type, however fast, and do not toggle full screen', async () => {
  const page = await visitor.open('/hacker-screen', phone);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('no stage');
  for (let tap = 0; tap < 4; tap++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expectTyped(page, 12);
  expect(await isFull(page)).toBe(false);
});

test('where taps type, nothing promises that a double tap leaves, and a button does', async () => {
  const page = await visitor.open('/red-screen', phone);
  const promise = page.getByText('Double tap to leave');
  await page.locator('[data-fill]').tap();
  await promise.waitFor();

  await visit(page, '/hacker-screen');
  await page.locator('[data-fill]').tap();
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await promise.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Hide the controls' }).count()).toBe(0);
  await page.touchscreen.tap(200, 300);
  await page.getByRole('button', { name: 'Leave full screen' }).tap();
  await expect.poll(() => isFull(page)).toBe(false);
});

test('after 100,000 characters a key costs what it did, and the page is no bigger', async () => {
  const page = await visitor.open('/full/hacker-screen?speed=16');
  /** Milliseconds per key, layout included where it is looked at after each. */
  const type = (keys: number, look: boolean) =>
    page.evaluate(
      async ({ keys, look }) => {
        const start = performance.now();
        for (let key = 0; key < keys; key++) {
          const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
          if (!look) continue;
          await null;
          document.querySelector('[data-code]')?.getBoundingClientRect();
        }
        return (performance.now() - start) / keys;
      },
      { keys, look },
    );
  const size = () => page.evaluate(() => document.querySelectorAll('[data-stage] *').length);

  await type(300, true);
  const [early, small] = [await type(300, true), await size()];
  await type(6250, false);
  const [late, large] = [await type(300, true), await size()];
  expect(large).toBe(small);
  expect(late).toBeLessThan(3 * early + 1);
  const typed = (opening.length + 16 * (300 + 300 + 6250 + 300)) % code.length;
  expect((await lines(page)).at(-1)).toBe(code.slice(0, typed).split('\n').at(-1));
});

test('where the rest of the code cannot be loaded, the opening goes round', async () => {
  const page = await visitor.arrive();
  await page.route('**/*.txt', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/full/hacker-screen');
  await press(page, 'x', 2);
  await expect.poll(() => shown(page)).toBe(opening + opening.slice(0, 6));
  expect(visitor.complaints.splice(0).join()).toContain('503');
});
