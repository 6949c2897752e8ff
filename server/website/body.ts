import { read } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

export interface Body {
  readonly size: number;
  whole(): Content | Promise<Content>;
  /** Both positions are inside the part, as in a Range header. */
  part(first: number, last: number): Content | Promise<Content>;
}

export const inMemory = (bytes: Uint8Array): Body => ({
  size: bytes.length,
  whole: () => bytes,
  part: (first, last) => bytes.subarray(first, last + 1),
});

const decompressors = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Decompresses on demand: visitors that accept no compression are too few to keep a second copy for. */
export function compressedInMemory(
  compressed: Uint8Array,
  format: keyof typeof decompressors,
  size: number,
): Body {
  const decompress = async () => {
    const bytes = await decompressors[format](compressed, { maxOutputLength: size });
    if (bytes.length !== size)
      throw new Error(`Decompressed ${bytes.length} bytes instead of ${size}`);
    return bytes;
  };
  return {
    size,
    whole: decompress,
    part: async (first, last) => (await decompress()).subarray(first, last + 1),
  };
}

const CHUNK = 64 * 1024;
const readAt = promisify(read);

async function* chunks(descriptor: number, first: number, last: number) {
  for (let position = first; position <= last; ) {
    const length = Math.min(CHUNK, last + 1 - position);
    const chunk = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await readAt(descriptor, chunk, 0, length, position);
    if (bytesRead === 0) throw new Error('The file became shorter while it was being sent');
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/**
 * Reads from a descriptor opened at start. Opening by name for each visitor would send parts of two
 * builds in one film when a new build replaces the files under a running server. A read stream of
 * Node's would close the descriptor under all other visitors as soon as one of them leaves.
 */
export const onDisk = (descriptor: number, size: number): Body => ({
  size,
  whole: () => chunks(descriptor, 0, size - 1),
  part: (first, last) => chunks(descriptor, first, last),
});
