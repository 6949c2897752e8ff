import { encode } from 'uqr';

export type QrDrawing = { size: number; path: string };

/** From 1, which holds 17 letters, to 40. */
type Versions = { smallest?: number; largest?: number };

/** Any mask can be read, and trying all eight would take eight times as long. */
const mask = 2;

/**
 * The dark squares of a QR code as one path, in a square that is `size` wide with its border. Throws
 * where the text is too long for the largest version.
 */
export function qrPath(text: string, { smallest = 1, largest = 40 }: Versions = {}): QrDrawing {
  const { data, size } = encode(text, {
    minVersion: smallest,
    maxVersion: largest,
    maskPattern: mask,
    border: 2,
  });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join('') };
}
