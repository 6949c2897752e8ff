import { expect, test } from 'vitest';
import { precompute } from '../../site/screens/blue-screen-of-death-windows-10/precompute';
import { awake, newVisitor, shownColour, stage } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/blue-screen-of-death-windows-10';
const blue = 'rgb(0, 119, 215)';
const black = 'rgb(0, 0, 0)';

test('it counts one percent a tick, stands still at 100, goes dark and begins again', async () => {
  const { page, text, percent, pass } = await openHeld(visitor, `/full${path}`);
  await expect.poll(percent).toBe(0);
  expect(await shownColour(page)).toBe(blue);
  expect(await text()).toContain(':(');
  expect(await text()).toContain('Stop code: CRITICAL_PROCESS_DIED');
  await pass(599);
  expect(await percent()).toBe(0);
  await pass(1);
  await expect.poll(percent).toBe(1);
  await pass(59_399);
  await expect.poll(percent).toBe(99);
  await pass(1);
  await expect.poll(percent).toBe(100);
  await pass(2999);
  expect(await percent()).toBe(100);
  await pass(1);
  await expect.poll(text).not.toContain('complete');
  expect(await shownColour(page)).toBe(black);
  await pass(5000);
  await expect.poll(percent).toBe(0);
  await pass(600);
  await expect.poll(percent).toBe(1);
});

test('a computer that slept wakes where the clock says', async () => {
  const { page, percent, pass, sleep } = await openHeld(visitor, `/full${path}?minutes=10`);
  await expect.poll(percent).toBe(0);
  await sleep(5 * 60_000 + 1);
  await expect.poll(percent).toBe(50);
  await sleep(5 * 60_000 + 4000);
  await pass(1);
  await expect.poll(() => shownColour(page)).toBe(black);
});

test('time, start, stop code and message come from the address', async () => {
  const message = 'It is your turn to make coffee.';
  const query = new URLSearchParams({ minutes: '2', start: '40', code: 'coffee_low', message });
  const { text, percent, pass } = await openHeld(visitor, `/full${path}?${query}`);
  await expect.poll(percent).toBe(40);
  expect(await text()).toContain(message);
  expect(await text()).toContain('Stop code: COFFEE_LOW');
  await pass(2000);
  await expect.poll(percent).toBe(41);
});

test('one that is stuck stays at 99', async () => {
  const { percent, pass } = await openHeld(visitor, `/full${path}?stuck=1&start=98`);
  await pass(30_000);
  await expect.poll(percent).toBe(99);
  await pass(3_600_000);
  expect(await percent()).toBe(99);
});

test('the code in the corner leads to this page, in its language', async () => {
  for (const prefix of ['', '/de']) {
    const page = await visitor.open(`${prefix}/full${path}`);
    const code = page.locator('[data-qr]');
    const drawn = precompute(`https://screenful.example${prefix}${path}`).path;
    expect(await code.locator('path').getAttribute('d')).toBe(drawn);
  }
});

test('the layout of 2025 is black, without face and code, with the stop code at the bottom', async () => {
  const { page, text, percent, pass } = await openHeld(
    visitor,
    `/full${path}?layout=black&start=20`,
  );
  await expect.poll(() => shownColour(page)).toBe(black);
  expect(await text()).not.toContain(':(');
  expect(await page.locator('[data-qr]').count()).toBe(0);
  const stopCode = page.locator('[data-stop-code]');
  expect(await stopCode.textContent()).toBe('Stop code: CRITICAL_PROCESS_DIED (0xEF)');
  expect((await stopCode.boundingBox())?.y).toBeGreaterThan(800 * 0.8);
  await pass(750);
  await expect.poll(percent).toBe(21);
});

test('the panel works by keyboard, and the address follows', async () => {
  const { page, text, percent, pass } = await openHeld(visitor, path);
  const type = async (label: string, value: string) => {
    await page.getByLabel(label).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  };
  await type('Stop code', 'oh_no');
  await type('Message', 'Hello');
  await type('Update time in minutes', '3');
  await type('Start at percent', '10');
  await page.getByLabel('Layout').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(text).toContain('Stop code: OH_NO');
  expect(await text()).toContain('Hello');
  expect(await percent()).toBe(10);
  await pass(300);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    minutes: '3',
    start: '10',
    layout: 'black',
    code: 'oh_no',
    message: 'Hello',
  });

  await pass(3800);
  await expect.poll(percent).toBe(12);
  await page.getByRole('button', { name: 'Restart' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(percent).toBe(10);
});

test('Esc leaves, with the settings', async () => {
  const page = await visitor.open(`/full${path}?start=50`);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === path);
  await awake(page);
  expect(await stage(page).textContent()).toMatch(/5\d% complete/);
});
