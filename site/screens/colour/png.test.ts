import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solidPng } from './png';

type Chunk = { type: string; data: Buffer };

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

const made = async (colour: string, width: number, height: number) =>
  Buffer.from(await (await solidPng(colour, width, height)).arrayBuffer());

test('every size is exact, and every pixel is the first of a palette of one', async () => {
  const side = fc.integer({ min: 1, max: 300 });
  await fc.assert(
    fc.asyncProperty(side, side, async (width, height) => {
      const [header, palette, pixels, end] = chunksOf(await made('#12abef', width, height));
      expect(header?.data.readUInt32BE(0)).toBe(width);
      expect(header?.data.readUInt32BE(4)).toBe(height);
      expect([...(palette?.data ?? [])]).toEqual([0x12, 0xab, 0xef]);
      const rows = inflateSync(pixels?.data ?? Buffer.of());
      expect(rows.length).toBe((1 + Math.ceil(width / 8)) * height);
      expect(rows.every((byte) => byte === 0)).toBe(true);
      expect(end?.type).toBe('IEND');
    }),
    { numRuns: 25 },
  );
});

test('an 8K image stays small', async () => {
  expect((await made('#ffffff', 7680, 4320)).length).toBeLessThan(8_000);
});
