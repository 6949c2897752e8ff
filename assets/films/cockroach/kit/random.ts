import { mix } from './geometry';

/** The same row of numbers from 0 to 1 for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A restless but continuous value from -1 to 1. */
export function createDrift(seed: number) {
  const random = createRandom(seed);
  const values = Array.from({ length: 256 }, () => random() * 2 - 1);
  return (time: number) => {
    const index = Math.floor(time);
    const share = time - index;
    const at = (place: number) => values[((place % 256) + 256) % 256] ?? 0;
    return mix(at(index), at(index + 1), share * share * (3 - 2 * share));
  };
}
