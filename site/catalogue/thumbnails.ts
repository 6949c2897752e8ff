import taken from './thumbnails.json';
import type { Thumbnail } from './types';

/** Written by `npm run art -- pictures`, by slug. */
export const thumbnails: Readonly<Record<string, Thumbnail>> = taken;

/** Drawn on the spot, exactly in its colour. */
export function colourThumbnail(colour: string): Thumbnail {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { src, width: 480, height: 270, blur: colour };
}
