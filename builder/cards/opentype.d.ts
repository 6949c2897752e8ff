/** What we use of it; the package brings no types. */
declare module 'opentype.js' {
  type Point = { x: number; y: number };
  export type Command =
    | ({ type: 'M' | 'L' } & Point)
    | ({ type: 'Q'; x1: number; y1: number } & Point)
    | ({ type: 'C'; x1: number; y1: number; x2: number; y2: number } & Point)
    | { type: 'Z' };
  export type Glyph = {
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): { commands: Command[] };
  };
  export type Font = {
    unitsPerEm: number;
    /** 0 where the font has no glyph. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
  };
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
