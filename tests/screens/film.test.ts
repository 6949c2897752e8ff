import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, isFull, newVisitor, phone, stage, visit } from '../visitor';

const visitor = newVisitor();
const clip = fileURLToPath(new URL('clip.mp4', import.meta.url));
const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path d="M0 0h16v9H0z"/></svg>';

type Delivery = 'whole' | 'broken' | 'never';

/** A visitor to whom the films of the site are delivered as the test wants it. */
async function arrive(options: BrowserContextOptions = {}) {
  const page = await visitor.arrive(options);
  const delivery = { now: 'whole' as Delivery, asked: [] as string[] };
  await page.route('**/films/*.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: poster }),
  );
  await page.route('**/films/*.mp4', async (route) => {
    delivery.asked.push(new URL(route.request().url()).pathname);
    if (delivery.now === 'whole') await route.fulfill({ path: clip, contentType: 'video/mp4' });
    if (delivery.now === 'broken') await route.abort();
  });
  return { page, delivery };
}

const video = (page: Page) => stage(page).locator('video');
const ask = <Name extends keyof HTMLVideoElement>(page: Page, name: Name) =>
  video(page).evaluate(
    (element, name) => (element as HTMLVideoElement)[name as Name],
    name as string,
  );
const isPlaying = async (page: Page) =>
  !(await ask(page, 'paused')) && (await ask(page, 'currentTime')) > 0;
const plays = (page: Page) => expect.poll(() => isPlaying(page)).toBe(true);
const button = (page: Page, name: string) => stage(page).getByRole('button', { name });

async function hide(page: Page, hidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.each([
  ['/bee', 'bee'],
  ['/frog', 'frog'],
  ['/fly', 'flies'],
  ['/signal1', 'signal_1'],
  ['/signal2', 'signal_2'],
  ['/cockroach', 'cockroach'],
])('%s plays its film muted, in a loop, without controls', async (path, name) => {
  const { page, delivery } = await arrive();
  await visit(page, path);
  await plays(page);
  expect(delivery.asked).toContain(`/films/${name}.mp4`);
  expect(await video(page).getAttribute('poster')).toBe(`/films/${name}.webp`);
  expect(await ask(page, 'muted')).toBe(true);
  expect(await ask(page, 'loop')).toBe(true);
  expect(await ask(page, 'autoplay')).toBe(true);
  expect(await ask(page, 'controls')).toBe(false);
  expect(await ask(page, 'disablePictureInPicture')).toBe(true);
  expect(await ask(page, 'disableRemotePlayback')).toBe(true);
  expect(await video(page).getAttribute('playsinline')).not.toBeNull();
  expect(await stage(page).getByRole('button').count()).toBe(0);
});

test('the end runs into the beginning', async () => {
  const { page } = await arrive();
  await visit(page, '/bee');
  await expect.poll(() => ask(page, 'currentTime')).toBeGreaterThan(0.6);
  await expect.poll(() => ask(page, 'currentTime'), { interval: 20 }).toBeLessThan(0.6);
  expect(await ask(page, 'paused')).toBe(false);
});

test('the page says without script that the film is muted and plays by itself', async () => {
  const { page } = await arrive();
  const html = await (await page.request.get('/bee')).text();
  const tag = /<video[^>]*>/.exec(html)?.[0].toLowerCase();
  for (const word of ['autoplay', 'muted', 'loop', 'playsinline', 'poster=']) {
    expect(tag).toContain(word);
  }
  expect(tag).not.toContain('controls=');
});

test('in a hidden tab the film rests, and it goes on afterwards', async () => {
  const { page } = await arrive();
  await visit(page, '/fly');
  await plays(page);
  await hide(page, true);
  await expect.poll(() => ask(page, 'paused')).toBe(true);
  await hide(page, false);
  await expect.poll(() => ask(page, 'paused')).toBe(false);
});

test('in a page that is prepared ahead of a visit, nothing plays before it is shown', async () => {
  const { page } = await arrive();
  await page.addInitScript(() => {
    let ahead = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => ahead });
    const show = () => {
      ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
    Object.assign(window, { show });
  });
  await page.goto('/full/signal1');
  await expect.poll(() => ask(page, 'readyState')).toBe(4);
  await expect.poll(() => ask(page, 'paused')).toBe(true);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await expect.poll(() => ask(page, 'paused')).toBe(false);
});

test('a film that fails says so, and the button really loads it again', async () => {
  const { page, delivery } = await arrive();
  delivery.now = 'broken';
  await visit(page, '/frog');
  const notice = stage(page).getByRole('alert');
  await expect.poll(() => notice.textContent()).toContain('The film did not load.');

  const asked = delivery.asked.length;
  await button(page, 'Try again').click();
  await expect.poll(() => delivery.asked.length).toBeGreaterThan(asked);
  await notice.waitFor();

  delivery.now = 'whole';
  await button(page, 'Try again').press('Enter');
  await plays(page);
  expect(await notice.count()).toBe(0);
  expect(visitor.complaints.splice(0).every((text) => /failed|ERR_FAILED/i.test(text))).toBe(true);
});

test('without a connection the notice says so, and the film starts when there is one', async () => {
  const { page, delivery } = await arrive();
  delivery.now = 'broken';
  await visit(page, '/frog');
  const notice = stage(page).getByRole('alert');
  await notice.waitFor();
  await page.context().setOffline(true);
  await button(page, 'Try again').click();
  await expect.poll(() => notice.textContent()).toContain('This film needs a connection');
  delivery.now = 'whole';
  await page.context().setOffline(false);
  await plays(page);
  expect(await notice.count()).toBe(0);
  expect(visitor.complaints.splice(0).every((text) => /failed|ERR_FAILED/i.test(text))).toBe(true);
});

test('a film that never arrives is given up after a while, but not at once', async () => {
  const { page, delivery } = await arrive();
  await page.clock.install();
  delivery.now = 'never';
  await visit(page, '/cockroach');
  await page.clock.runFor(15_000);
  expect(await stage(page).getByRole('alert').count()).toBe(0);
  await page.clock.runFor(10_000);
  await stage(page).getByRole('alert').waitFor();
  delivery.now = 'whole';
  await button(page, 'Try again').click();
  await plays(page);
});

test('where the browser starts nothing by itself, a button does', async () => {
  const { page } = await arrive();
  await page.route('**/signal2', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/ autoplay=""/i, '');
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    let pressed = false;
    addEventListener('pointerdown', () => {
      pressed = true;
    });
    HTMLMediaElement.prototype.play = function () {
      return pressed
        ? play.call(this)
        : Promise.reject(new DOMException('data saver', 'NotAllowedError'));
    };
  });
  await visit(page, '/signal2');
  await button(page, 'Play').click();
  await plays(page);
  expect(await button(page, 'Play').count()).toBe(0);
});

test.each(['/signal1', '/bee'])(
  'less motion: %s is its poster and a button, and nothing is loaded before it is pressed',
  async (path) => {
    const { page, delivery } = await arrive({ reducedMotion: 'reduce' });
    await visit(page, path);
    await button(page, 'Play').waitFor();
    expect(await ask(page, 'currentTime')).toBe(0);
    expect(delivery.asked).toEqual([]);
    expect(await stage(page).getByRole('alert').count()).toBe(0);
    await button(page, 'Play').press('Enter');
    await plays(page);
    expect(await button(page, 'Play').count()).toBe(0);
  },
);

test('speed and mirroring come from the address and from the panel', async () => {
  const { page } = await arrive();
  await visit(page, '/bee?speed=0.5&mirrored=1');
  await expect.poll(() => ask(page, 'playbackRate')).toBe(0.5);
  const scale = () => video(page).evaluate((element) => getComputedStyle(element).scale);
  expect(await scale()).toBe('-1 1');
  await page.getByLabel('Speed').selectOption({ label: '2×' });
  await expect.poll(() => ask(page, 'playbackRate')).toBe(2);
  await page.getByLabel('Mirrored').press('Space');
  await expect.poll(scale).toBe('none');
  await expect.poll(() => new URL(page.url()).search).toBe('?speed=2');
});

test('on an upright phone the insects walk along it, and the film fills it', async () => {
  const { page } = await arrive(phone);
  await page.goto('/full/cockroach');
  await awake(page);
  const box = await video(page).boundingBox();
  expect(box?.width).toBeCloseTo(390, 0);
  expect(box?.height).toBeCloseTo(844, 0);
  expect(await video(page).evaluate((element) => getComputedStyle(element).rotate)).toBe('90deg');
});

test('full screen plays on, walks to the next film, and Esc leaves', async () => {
  const { page, delivery } = await arrive();
  await visit(page, '/bee');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await plays(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => delivery.asked).toContain('/films/frog.mp4');
  await plays(page);
  expect(await ask(page, 'muted')).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await page.waitForURL('**/frog');
});
