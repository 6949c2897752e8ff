import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { ScreenEntry, Thumbnail } from '../../site/catalogue/types';
import { avifOf, blurOf } from './avif';

const thumbnails = 'public/thumbnails';
const pictures = 'assets/pictures';

/** Small and dense, as in a gallery: at the size of a real display, what a screen says would be dust. */
const camera = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 };
const tenPastTen = '2025-03-30T10:09:36';

/** What shows a screen better than its first moment. */
const poses: Readonly<Record<string, string>> = {
  'blue-screen-of-death-windows-10': '?start=40',
  'dvd-screensaver': '?size=100',
  'flip-clock-screensaver': '?hours=24',
  'motivational-quote-screensaver': '?additionalSize=14',
};
const progressing = '?start=42';

/** Curtains are down, films at their beginning, and nothing that was fading in is half there. */
const settle = (page: Page) =>
  page.locator('[data-stage]').evaluate(async (stage) => {
    await document.fonts.ready;
    for (const animation of stage.getAnimations({ subtree: true })) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const film = stage.querySelector('video');
    if (!film) return;
    film.pause();
    film.currentTime = 0;
    await new Promise((shown) => film.requestVideoFrameCallback(shown));
  });

async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.locator('[data-stage][data-running=true]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 4) === 4);
  await page.waitForTimeout(1500);
  await settle(page);
  return page.screenshot();
}

async function thumbnailOf(slug: string, photo: Buffer): Promise<Thumbnail> {
  const size = { width: 480, height: 270 };
  await writeFile(`${thumbnails}/${slug}.avif`, await avifOf(photo, size, 12_000));
  const blur = await blurOf(photo);
  return {
    src: `/thumbnails/${slug}.avif`,
    ...size,
    blur: `url(data:image/webp;base64,${blur.toString('base64')}) center / cover`,
  };
}

/** Photographs screens on the running site: their thumbnails, and the pictures for their cards. */
export async function makePictures(browser: Browser, origin: string, entries: ScreenEntry[]) {
  await Promise.all([thumbnails, pictures].map((folder) => mkdir(folder, { recursive: true })));
  const context = await browser.newContext(camera);
  const page = await context.newPage();
  await page.clock.setFixedTime(tenPastTen);
  const taken: Record<string, Thumbnail> = {};
  for (const { slug, path, type } of entries) {
    const pose = poses[slug] ?? (type === 'fake-update' ? progressing : '');
    const photo = await photograph(page, `${origin}/full${path}${pose}`);
    taken[slug] = await thumbnailOf(slug, photo);
    const picture = await avifOf(photo, { width: 720, height: 405 }, 28_000);
    await writeFile(`${pictures}/${slug}.avif`, picture);
    console.log(slug);
  }
  await context.close();
  return taken;
}
