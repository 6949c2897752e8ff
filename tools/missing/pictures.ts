import { existsSync } from 'node:fs';
import { screenEntries } from '../../site/catalogue/lookups';
import type { ScreenEntry } from '../../site/catalogue/types';

const list = 'site/catalogue/thumbnails.json';

function lackOf(root: string, { slug, thumbnail }: ScreenEntry): string[] {
  if (!thumbnail) return [`${list} has no "${slug}"`];
  return [`public${thumbnail.src}`, `assets/pictures/${slug}.avif`]
    .filter((file) => !existsSync(root + file))
    .map((file) => `${file} is missing`);
}

/** Colours need no picture: they are what their name says. */
export const missingPictures = (root: string): string[] =>
  screenEntries()
    .filter(({ color }) => color === undefined)
    .flatMap((entry) =>
      lackOf(root, entry).map((lack) => `${lack}: npm run art -- pictures ${entry.slug}`),
    );
