import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { screenEntries } from '../site/catalogue/lookups';
import { manifest } from './built';
import { otherBuild } from './offline/otherBuild';
import { ownSite } from './offline/ownSite';
import { isFull, newVisitor, stage, visit } from './visitor';

const site = await ownSite();
const visitor = newVisitor({ address: () => site.address, browser: 'whole' });
beforeEach(() => site.serve());
afterAll(site.remove);

const films = screenEntries().flatMap(({ screen, path }) => (screen === 'film' ? [path] : []));
const screens = manifest.commentedPaths;
const at = (language: string, path: string) => (language + path).replace(/(?<=.)\/$/, '');
const pagesIn = (language: string) =>
  screens.flatMap((path) => [at(language, path), at(`${language}/full`, path)]);

/** Small, because many pages are opened. */
const viewport = { width: 480, height: 320 };
const arrive = () => visitor.arrive({ serviceWorkers: 'allow', viewport });

/** The paths of everything that the browser keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function untilKept(page: Page, paths: string[]) {
  const missing = async () => {
    const kept = new Set(await keptPaths(page));
    return paths.filter((path) => !kept.has(path));
  };
  await expect.poll(missing, { timeout: 90_000, interval: 250 }).toEqual([]);
}

async function arriveAndKeep(language: string) {
  const page = await arrive();
  await visit(page, at(language, '/red-screen'));
  await untilKept(page, pagesIn(language));
  return page;
}

/** The comments ask the server all the same, and say that they need a connection. */
const aboutComments = [/\/api\//, /Error getting comments/, /^Failed to load.*DISCONNECTED$/];

async function cutNetwork(page: Page) {
  await page.context().setOffline(true);
  await site.stop();
}

/** To be asked anew each time: a question that met the server between two builds got no answer. */
const lookForNewBuild = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
  });
const announcement = (page: Page, text = 'A new version of Screenful is ready.') =>
  page.getByText(text);
const isAnnounced = async (page: Page, text: string) => {
  await lookForNewBuild(page);
  return announcement(page, text).isVisible();
};
const isNew = (page: Page) => page.title().then((title) => title.endsWith('Screenful 2'));

/** No other test file waits for a whole language to be fetched. */
const patient = { timeout: 240_000 };

test(
  'every screen opens without a network in the languages that were visited',
  patient,
  async () => {
    const page = await arriveAndKeep('');
    await visit(page, '/de/red-screen');
    await untilKept(page, pagesIn('/de'));
    await cutNetwork(page);
    const shown = screens.filter((path) => !films.includes(path));
    for (const path of [
      ...shown.map((path) => at('', path)),
      ...shown.map((path) => at('/de/full', path)),
      '/full/dvd-screensaver?speed=7',
      '/de/kernel-panic',
    ]) {
      await visit(page, path);
      expect(await stage(page).isVisible(), path).toBe(true);
    }
    await page.goto('/de/privacy-policy');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');

    await visit(page, '/de/red-screen');
    await page.keyboard.press('f');
    await expect.poll(() => isFull(page)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.title()).toContain('Grün');
    expect(await isFull(page)).toBe(true);
    visitor.forgive(...aboutComments);
    expect(visitor.complaints).toEqual([]);

    const answer = await page.goto('/de/there-is-no-such-page');
    expect(answer?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    visitor.forgive(/404/);
  },
);

test('where data is to be saved, only what was visited is kept', patient, async () => {
  const page = await arriveAndKeep('');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  for (const path of ['/de/red-screen', '/de/full/bee']) {
    await visit(page, path);
    await untilKept(page, [path]);
  }
  const pagesKept = async () => {
    const kept = new Set(await keptPaths(page));
    return [...kept].filter((path) => /^\/de\/[^.]+$/.test(path)).sort();
  };
  expect(await pagesKept()).toEqual(['/de/full/bee', '/de/red-screen']);

  const build = await otherBuild('changed, saving data');
  await site.serve(build.dist);
  await visit(page, '/de/red-screen');
  await expect.poll(() => isAnnounced(page, 'Eine neue Version'), { timeout: 150_000 }).toBe(true);
  expect(await pagesKept()).toEqual(['/de/full/bee', '/de/red-screen']);
  await cutNetwork(page);
  await visit(page, '/de/red-screen');
  expect(await isNew(page)).toBe(true);
  expect(await stage(page).isVisible()).toBe(true);
  visitor.forgive(...aboutComments);
  build.remove();
});

const isPlaying = (page: Page) =>
  stage(page)
    .locator('video')
    .evaluate((video) => {
      const { paused, currentTime } = video as HTMLVideoElement;
      return !paused && currentTime > 0;
    });

test('a film plays without a network once it was watched', patient, async () => {
  const page = await arriveAndKeep('');
  await visit(page, '/signal2');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await untilKept(page, ['/films/signal_2.mp4']);
  await cutNetwork(page);
  await visit(page, '/full/signal2');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = video.duration - 0.5;
  });
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(visitor.complaints).toEqual([]);

  await visit(page, '/frog');
  const notice = stage(page).getByRole('alert');
  await expect.poll(() => notice.textContent()).toContain('This film needs a connection');
  visitor.forgive(...aboutComments, /frog\.mp4|ERR_FAILED/);
});

const isTakenOver = async (page: Page) => {
  await lookForNewBuild(page);
  return page.evaluate(() => 'isTakenOver' in window);
};

test('a new build is announced, interrupts nobody, and is whole', patient, async () => {
  const build = await otherBuild('changed');
  const page = await arriveAndKeep('');
  const other = await page.context().newPage();
  await visit(other, '/hacker-screen');
  await site.serve(build.dist);
  await page.bringToFront();
  await visit(page, '/red-screen');
  expect(await isNew(page)).toBe(false);
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Object.assign(window, { isTakenOver: true });
    });
  });
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await expect.poll(() => isTakenOver(page), { timeout: 150_000 }).toBe(true);
  expect(await announcement(page).isVisible()).toBe(false);
  await page.evaluate(() => document.exitFullscreen());
  await announcement(page).waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  expect(await announcement(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => 'isTakenOver' in window)).toBe(true);

  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  // The next screen was fetched ahead, the one after it is of the new build.
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/green-screen');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/blue-screen');
  await expect.poll(() => isNew(page)).toBe(true);

  await other.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => isNew(other)).toBe(true);

  await cutNetwork(page);
  for (const path of ['/dvd-screensaver', '/full/white-noise', '/red-screen']) {
    await visit(page, path);
    expect(await isNew(page), path).toBe(true);
  }
  visitor.forgive(...aboutComments);
  build.remove();
});

test('OFFLINE=off takes everything back', patient, async () => {
  const build = await otherBuild('OFFLINE=off');
  const page = await arriveAndKeep('');
  await site.serve(build.dist);
  await visit(page, '/red-screen');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  const answer = await page.goto('/red-screen');
  expect(answer?.fromServiceWorker()).toBe(false);
  build.remove();
});

test('the worker stays out of the way of the server', async () => {
  const page = await arrive();
  await visit(page, '/red-screen');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const isThroughWorker = async (path: string) => {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
    await page.evaluate((path) => fetch(path), path);
    return (await answered).fromServiceWorker();
  };
  expect(await isThroughWorker('/healthz')).toBe(false);
  expect(await isThroughWorker('/api/session')).toBe(false);
  expect(await isThroughWorker('/favicon.svg')).toBe(true);
});

test('a page that is prepared ahead of a visit registers no worker before it is shown', async () => {
  const page = await arrive();
  await page.addInitScript(() => {
    let ahead = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => ahead });
    const show = () => {
      ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
    Object.assign(window, { show });
  });
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const offlineModule = page.waitForResponse(/assets\/offline-/);
  await page.goto('/full/red-screen');
  await offlineModule;
  expect(await registrations()).toBe(0);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await expect.poll(registrations).toBe(1);
});

test('the site can be installed as an app', async () => {
  const page = await arrive();
  await visit(page, '/de/red-screen');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ id: '/de', start_url: '/de', scope: '/' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
