import { mkdir, writeFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { loadSite } from '../build/prerender';
import type { Thumbnail } from '../site/catalogue/types';
import { launchBrowser } from './browser';
import { withSite } from './withSite';

const size = { width: 640, height: 360 };
const tiny = { width: 16, height: 9 };
const folder = 'public/thumbnails';
const mostBytes = 12_000;

/** The stage as it is drawn at 1280×720, made smaller by the browser itself. */
async function take(client: CDPSession, { width, height }: typeof size, quality: number) {
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, width: 1280, height: 720, scale: width / 1280 },
  });
  return { width, height, bytes: Buffer.from(data, 'base64') };
}

/** Gives up quality first and then size: static does not pack at all. */
async function smallEnough(client: CDPSession) {
  const half = { width: size.width / 2, height: size.height / 2 };
  const attempts = [
    [size, 70],
    [size, 45],
    [size, 20],
    [half, 40],
    [half, 5],
  ] as const;
  for (const [dimensions, quality] of attempts) {
    const picture = await take(client, dimensions, quality);
    if (picture.bytes.length <= mostBytes) return picture;
  }
  return take(client, half, 1);
}

async function thumbnailOf(page: Page, client: CDPSession, slug: string): Promise<Thumbnail> {
  await page.locator('[data-stage][data-running=true]').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const picture = await smallEnough(client);
  await writeFile(`${folder}/${slug}.webp`, picture.bytes);
  const blur = await take(client, tiny, 30);
  return {
    src: `/thumbnails/${slug}.webp`,
    width: picture.width,
    height: picture.height,
    blur: `url(data:image/webp;base64,${blur.bytes.toString('base64')}) center / cover`,
  };
}

await withSite(async (origin) => {
  const site = await loadSite();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const client = await page.context().newCDPSession(page);
  await mkdir(folder, { recursive: true });

  const taken: Record<string, Thumbnail> = {};
  for (const route of site.allRoutes()) {
    if (route.kind !== 'full' || route.locale !== 'en' || route.entry.color) continue;
    await page.goto(`${origin}${site.routeAddress(route)}`);
    taken[route.entry.slug] = await thumbnailOf(page, client, route.entry.slug);
    console.log(route.entry.slug);
  }
  await writeFile('site/catalogue/thumbnails.json', `${JSON.stringify(taken, null, 2)}\n`);
  /** The picture in the README. */
  const guest = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  });
  await guest.goto(`${origin}/red-screen`);
  await guest.locator('[data-stage][data-running=true]').waitFor({ state: 'attached' });
  const camera = await guest.context().newCDPSession(guest);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile('docs/picture.webp', Buffer.from(data, 'base64'));
  await browser.close();
});
