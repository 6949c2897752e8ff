import type { Browser } from 'playwright-core';
import sharp from 'sharp';

export async function makeReadmePicture(browser: Browser, origin: string) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  });
  await page.goto(`${origin}/red-screen`);
  await page.locator('[data-stage][data-running=true]').waitFor({ state: 'attached' });
  const photo = await page.screenshot();
  await sharp(photo).webp({ quality: 80 }).toFile('docs/picture.webp');
  await page.close();
}
