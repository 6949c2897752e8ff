import type { Command } from 'opentype.js';
import { glyphFor } from './fonts';

/** Bold letters stand a little closer at this size. */
const tracking = -0.015;

/** The outlines of a line, from x = 0 on the base line y = 0. */
export type Line = { path: string; width: number; size: number };

/** Not with the library's `toPathData`, which forgets the space before a negative zero. */
function printed(command: Command): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = points;
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return type + numbers.map((value) => value.toFixed(1)).join(' ');
}

export function lineOf(text: string, locale: string, size: number): Line {
  let x = 0;
  let path = '';
  for (const character of text) {
    const { glyph, unitsPerEm } = glyphFor(character, locale);
    path += glyph.getPath(x, 0, size).commands.map(printed).join('');
    x += ((glyph.advanceWidth ?? 0) / unitsPerEm + tracking) * size;
  }
  return { path, width: x - tracking * size, size };
}

/** As large as wanted, or as the room allows. */
export function fittedLine(text: string, locale: string, size: number, room: number): Line {
  const wanted = lineOf(text, locale, size);
  return wanted.width <= room ? wanted : lineOf(text, locale, (size * room) / wanted.width);
}
