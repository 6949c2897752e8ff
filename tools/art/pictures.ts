import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { runnerImport } from 'vite';
import { makePictures } from '../../assets/pictures/make';
import { makeReadmePicture } from '../../assets/pictures/readme';
import { withDevelopment } from '../development';

const list = 'site/catalogue/thumbnails.json';

/** Colours need no picture: they are what their name says. */
async function readScreens() {
  const { module } = await runnerImport<typeof import('../../site/catalogue/lookups')>(
    './site/catalogue/lookups.ts',
  );
  return module.screenEntries().filter(({ color }) => color === undefined);
}

/** Photographs the named screens, or all. */
export async function takePictures(browser: Browser, slugs: string[]) {
  const screens = await readScreens();
  const unknown = slugs.filter((slug) => !screens.some((entry) => entry.slug === slug));
  if (unknown.length > 0)
    throw new Error(`There is no screen ${unknown.join(', ')} to photograph.`);
  const wanted = screens.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  await withDevelopment(async (origin) => {
    const known = slugs.length > 0 ? JSON.parse(await readFile(list, 'utf8')) : {};
    const taken = { ...known, ...(await makePictures(browser, origin, wanted)) };
    await writeFile(list, `${JSON.stringify(taken, null, 2)}\n`);
    if (slugs.length === 0) await makeReadmePicture(browser, origin);
  });
}
