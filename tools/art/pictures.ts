import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { makePictures } from '../../assets/pictures/make';
import { makeReadmePicture } from '../../assets/pictures/readme';
import { loadRenderer } from '../../builder/prerender';
import { buildIfChanged } from '../buildIfChanged.mjs';
import { withSite } from '../withSite';

const list = 'site/catalogue/thumbnails.json';

/** Photographs the named screens, or all. Colours need no picture: they are what their name says. */
export async function takePictures(browser: Browser, slugs: string[]) {
  if (!buildIfChanged())
    throw new Error('The site does not build, and so there is nothing to see.');
  const renderer = await loadRenderer();
  const screens = renderer.screenEntries().filter(({ color }) => color === undefined);
  const unknown = slugs.filter((slug) => !screens.some((entry) => entry.slug === slug));
  if (unknown.length > 0)
    throw new Error(`There is no screen ${unknown.join(', ')} to photograph.`);
  const wanted = screens.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  await withSite(async (origin) => {
    const known = slugs.length > 0 ? JSON.parse(await readFile(list, 'utf8')) : {};
    const taken = { ...known, ...(await makePictures(browser, origin, wanted)) };
    await writeFile(list, `${JSON.stringify(taken, null, 2)}\n`);
    if (slugs.length === 0) await makeReadmePicture(browser, origin);
  });
}
