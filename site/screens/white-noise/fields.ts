import { choice, integer } from '../../stage/fields';

export const noiseColours = ['white', 'pink', 'brown'] as const;
export type NoiseColour = (typeof noiseColours)[number];

export const volume = { min: 0, max: 100, default: 50 };

export const whiteNoiseFields = {
  noise: choice(noiseColours, 'white'),
  volume: integer(volume),
};
export type WhiteNoiseFields = typeof whiteNoiseFields;

/** No link may carry this: sound begins only when somebody asks for it. */
export const whiteNoiseState = { isPlaying: false };
export type WhiteNoiseState = typeof whiteNoiseState;
