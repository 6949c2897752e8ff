import { type NoiseColour, volume } from './fields';

const specifiedGain = 0.1;

/** Squared, because the ear compares by ratio: even steps of the slider sound even. */
export const gainOf = (percent: number) => specifiedGain * (percent / volume.default) ** 2;

type Random = () => number;
type Sampler = () => number;

const samplers: Record<NoiseColour, (random: Random) => Sampler> = {
  white: (random) => () => random() * 2 - 1,

  /** Three leaky sums that lose 3 dB an octave together: Paul Kellet's economy filter. */
  pink(random) {
    const white = samplers.white(random);
    let [slow, middle, fast] = [0, 0, 0];
    return () => {
      const now = white();
      slow = 0.99765 * slow + 0.099046 * now;
      middle = 0.963 * middle + 0.2965164 * now;
      fast = 0.57 * fast + 1.0526913 * now;
      return 0.25 * (slow + middle + fast + 0.1848 * now);
    };
  },

  /** A leaky sum loses 6 dB an octave; without the leak it would wander off. */
  brown(random) {
    const white = samplers.white(random);
    let sum = 0;
    return () => {
      sum = (sum + 0.02 * white()) / 1.02;
      return 8 * sum;
    };
  },
};

/** Writes block after block of one unbroken noise. */
export function createNoise(colour: NoiseColour, random: Random) {
  const next = samplers[colour](random);
  return (block: Float32Array) => {
    for (let at = 0; at < block.length; at++) block[at] = next();
  };
}
