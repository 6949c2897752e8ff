import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { ico } from './ico';

const here = new URL('.', import.meta.url);
const output = new URL('../../public/', here);
const wall = '#fbfbfa';

const icons = [
  { file: 'icon-180.png', size: 180, background: wall, share: '78%' },
  { file: 'icon-192.png', size: 192, background: 'transparent', share: '100%' },
  { file: 'icon-512.png', size: 512, background: 'transparent', share: '100%' },
  { file: 'icon-512-maskable.png', size: 512, background: wall, share: '64%' },
];

async function drawIcon(browser: Browser, size: number, background: string, share: string) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = await readFile(new URL('favicon.svg', output), 'utf8');
  const frame = await readFile(new URL('icon.html', here), 'utf8');
  await page.setContent(
    `${frame}<body style="--background:${background};--width:${share}">${drawing}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** The icons of every size from the one drawing. */
export async function makeBrand(browser: Browser) {
  for (const { file, size, background, share } of icons) {
    await writeFile(new URL(file, output), await drawIcon(browser, size, background, share));
  }
  const small = await drawIcon(browser, 32, 'transparent', '100%');
  await writeFile(new URL('favicon.ico', output), ico(small, 32));
}
