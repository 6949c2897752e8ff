import { clamp } from '../../stage/fields';

type Random = () => number;
type Size = { width: number; height: number };

/** What an old set draws. */
const lines = 480;

/**
 * The side of a grain in pixels of the display: whole ones, so that no grain is blurred, and at most
 * two CSS pixels, so that a large screen does not look like a mosaic.
 */
export const grainSide = (height: number, density: number) =>
  Math.max(1, Math.round(Math.min(height / lines, 2) * density));

/** The picture is larger than what is seen of it by so many grains, and moves within them. */
const slack = 256;

export function pictureSize({ width, height }: Size, density: number): Size & { grain: number } {
  const side = grainSide(height, density);
  const grains = (length: number) => Math.ceil((length * density) / side) + slack;
  return { width: grains(width), height: grains(height), grain: side / density };
}

const signalLength = 1 << 17;

/**
 * What an aerial receives between two stations, as grey pixels along one line. A set cannot follow
 * it from grain to grain, so neighbours are alike, and now and then a spark leaves a fading tail.
 */
export function receive(random: Random, length = signalLength): Uint32Array {
  const signal = new Uint32Array(length);
  let level = 0;
  let spark = 0;
  for (let at = 0; at < length; at++) {
    level = level * 0.45 + random() - 0.5;
    spark = random() < 0.0012 ? 0.5 + random() / 2 : spark * 0.88;
    const grey = clamp(118 + (level + spark) * 330, 0, 255) | 0;
    signal[at] = (0xff000000 | (grey * 0x010101)) >>> 0;
  }
  return signal;
}

/** Each line shows another moment of the signal. */
export function drawSnow(pixels: Uint32Array, width: number, random: Random) {
  const signal = receive(random, Math.max(signalLength, 2 * width));
  for (let at = 0; at < pixels.length; at += width) {
    const moment = Math.floor(random() * (signal.length - width));
    pixels.set(signal.subarray(moment, moment + width), at);
  }
}

/** Shorter than a frame of a display with 240 Hz, so that every frame of any display is new. */
export const stepMilliseconds = 4;

/** Primes: together the two directions need four minutes to come round. */
export const steps = { X: 251, Y: 241 };

/** Where to move the picture and whether to mirror it, step after step. */
export const jumps = (axis: keyof typeof steps, grain: number, random: Random): string[] =>
  Array.from({ length: steps[axis] }, () => {
    const shift = -grain * Math.floor(random() * (slack + 1));
    return `translate${axis}(${shift}px) scale${axis}(${random() < 0.5 ? -1 : 1})`;
  });
