import { largestSide } from './png';

export const commonSizes = [
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [7680, 4320],
] as const;

export const sizeName = (width: number, height: number) => `${width}×${height}`;

/** A side as somebody typed it, if it is one we can make. */
export function readSide(text: string): number | undefined {
  const side = Number(text);
  return /^\d+$/.test(text) && side >= 1 && side <= largestSide ? side : undefined;
}

/** `white-screen-1920x1080.png`, also from a name in any script. */
export function fileName(name: string, width: number, height: number): string {
  const words = name.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `${words.replace(/^-|-$/g, '')}-${width}x${height}.png`;
}
