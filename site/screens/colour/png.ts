import { toRgb } from './model';

export const largestSide = 7680;

const signature = [137, 80, 78, 71, 13, 10, 26, 10];

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  bytes.set(uint32(data.length), 0);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  bytes.set(uint32(crc32(bytes.subarray(4, 8 + data.length))), 8 + data.length);
  return bytes;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * One colour in a palette and one bit a pixel: an 8K image is a few kilobytes and needs no canvas,
 * whose size phones limit far below that.
 */
export async function solidPng(colour: string, width: number, height: number): Promise<Blob> {
  const bitDepth = 1;
  const paletteType = 3;
  const rowOfZeros = 1 + Math.ceil(width / 8);
  const header = [...uint32(width), ...uint32(height), bitDepth, paletteType, 0, 0, 0];
  return new Blob(
    [
      Uint8Array.from(signature),
      chunk('IHDR', header),
      chunk('PLTE', toRgb(colour)),
      chunk('IDAT', await deflated(new Uint8Array(rowOfZeros * height))),
      chunk('IEND', []),
    ],
    { type: 'image/png' },
  );
}
