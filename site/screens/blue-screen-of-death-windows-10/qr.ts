import { encode } from 'uqr';

export type QrDrawing = { size: number; path: string };

/** Room for an address of 78 letters, so that the code looks alike on every page. */
const smallestVersion = 4;

/** Any mask can be read, and trying all eight would take eight times as long. */
const mask = 2;

/** The dark squares of a QR code as one path, in a square that is `size` wide with its border. */
export function qrPath(text: string): QrDrawing {
  const { data, size } = encode(text, {
    minVersion: smallestVersion,
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
