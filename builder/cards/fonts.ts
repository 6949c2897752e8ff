import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { folders } from '../folders';

const fonts = `${folders.root}assets/fonts`;
const loaded = new Map<string, Font>();

function load(family: string, script: string): Font {
  const file = `${fonts}/${family}-${script}.woff`;
  const font = loaded.get(file) ?? opentype.parse(new Uint8Array(readFileSync(file)).buffer);
  loaded.set(file, font);
  return font;
}

const western = ['latin', 'latin-ext', 'cyrillic'].map((script) => ['noto-sans', script] as const);

/** The same ideograph is written differently in Japan and in China: each language has its own. */
const eastern: Partial<Record<string, readonly [family: string, script: string]>> = {
  ja: ['noto-sans-jp', 'japanese'],
  cn: ['noto-sans-sc', 'chinese-simplified'],
  ko: ['noto-sans-kr', 'korean'],
};

export type Sized = { glyph: Glyph; unitsPerEm: number };

/** The glyph of the first font that has one, so that no card shows an empty box. */
export function glyphFor(text: string, locale: string): Sized {
  const character = text.replace(/\s/, ' '); // fonts lack the spaces that do not break
  const own = eastern[locale];
  for (const [family, script] of own ? [...western, own] : western) {
    const font = load(family, script);
    if (font.charToGlyphIndex(character) > 0) {
      return { glyph: font.charToGlyph(character), unitsPerEm: font.unitsPerEm };
    }
  }
  throw new Error(
    `No font in assets/fonts has "${character}" for words in "${locale}". ` +
      'Fonts have the letters that words are written with: "npm run art -- fonts" makes them anew.',
  );
}
