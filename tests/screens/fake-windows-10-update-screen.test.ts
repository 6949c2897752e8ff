import { expect, test } from 'vitest';
import { isFull, newVisitor, phone, shownColour, stage } from '../visitor';
import { openHeld } from './heldClock';

const visitor = newVisitor();
const path = '/fake-windows-10-update-screen';
const total = 42 * 60_000;

test('it starts at 7 percent and takes 42 minutes, and says how long it still takes', async () => {
  const { page, text, pass, sleep } = await openHeld(visitor, `/full${path}`);
  await expect.poll(text).toContain('Working on updates  7%');
  expect(await text()).toContain('42:00 remaining');
  expect(await shownColour(page)).toBe('rgb(0, 109, 174)');
  await pass(1000);
  await expect.poll(text).toContain('41:59 remaining');
  await pass(26_096);
  expect(await text()).toContain('Working on updates  7%');
  await pass(1);
  await expect.poll(text).toContain('Working on updates  8%');
  await sleep(total - 27_097 - 1000);
  await expect.poll(text).toContain('Working on updates  99%');
  expect(await text()).toContain('0:01 remaining');
  await pass(1000);
  await expect.poll(text).toContain('Restarting');
  expect(await text()).toContain('Complete');
  await sleep(total);
  expect(await text()).toContain('Restarting');
});

test('five dots chase each other, without the page’s help', async () => {
  const page = await visitor.open(`/full${path}`);
  const dots = page.locator('[data-dots] > *');
  expect(await dots.count()).toBe(5);
  const motions = await dots.evaluateAll((all) =>
    all.flatMap((dot) =>
      dot.getAnimations().map((animation) => {
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        const moved = new Set(frames.flatMap(Object.keys));
        return { state: animation.playState, moves: moved.has('rotate'), lays: moved.has('left') };
      }),
    ),
  );
  expect(motions).toHaveLength(5);
  expect(new Set(motions.map((motion) => JSON.stringify(motion)))).toEqual(
    new Set([JSON.stringify({ state: 'running', moves: true, lays: false })]),
  );
  const angle = () => dots.first().evaluate((dot) => getComputedStyle(dot).rotate);
  const before = await angle();
  await expect.poll(angle).not.toBe(before);
});

test('stuck at 99 it goes on promising the last second', async () => {
  const { text, sleep } = await openHeld(visitor, `/full${path}?stuck=1`);
  await expect.poll(text).toContain('Working on updates  7%');
  await sleep(2 * total);
  await expect.poll(text).toContain('Working on updates  99%');
  expect(await text()).toContain('0:01 remaining');
});

test('Enter crashes it without leaving full screen', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => stage(page).textContent()).toContain('CRITICAL_PROCESS_DIED');
  expect(new URL(page.url()).pathname).toBe('/blue-screen-of-death-windows-10');
  expect(await isFull(page)).toBe(true);
});

test('outside full screen Enter opens the page of the crash', async () => {
  const page = await visitor.open(path);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blue-screen-of-death-windows-10');
});

test('a change of the panel starts it anew, and so does its button', async () => {
  const { page, text, pass } = await openHeld(visitor, path);
  await expect.poll(text).toContain('Working on updates  7%');
  await pass(60_000);
  await expect.poll(text).toContain('Working on updates  9%');
  await page.getByLabel('Start at percent').fill('60');
  await expect.poll(text).toContain('Working on updates  60%');
  expect(await text()).toContain('42:00 remaining');
  await page.getByLabel('Update time in minutes').fill('10');
  await expect.poll(text).toContain('10:00 remaining');
  await pass(15_000);
  await expect.poll(text).toContain('Working on updates  61%');
  await page.getByLabel('Update time in minutes').blur();
  expect(await text()).toContain('Working on updates  61%');
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({ minutes: '10', start: '60' });
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect.poll(text).toContain('10:00 remaining');
  expect(await text()).toContain('Working on updates  60%');
});

test('Esc leaves', async () => {
  const page = await visitor.open(`/full${path}?start=50`);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === path);
});

test('nothing is cut off on a phone', async () => {
  const page = await visitor.open(`/full${path}`, phone);
  const lines = await stage(page).locator('p').all();
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const box = await line.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
});
