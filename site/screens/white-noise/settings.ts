import { choice, integer } from '../../stage/settings';

export const noiseColours = ['white', 'pink', 'brown'] as const;
export type NoiseColour = (typeof noiseColours)[number];

export const volume = { min: 0, max: 100, default: 50 };

export const whiteNoiseSettings = {
  noise: choice(noiseColours, 'white'),
  volume: integer(volume),
};
export type WhiteNoiseFields = typeof whiteNoiseSettings;

/** No link may carry this: sound begins only when somebody asks for it. */
export const whiteNoiseShared = { isPlaying: false };
export type WhiteNoiseShared = typeof whiteNoiseShared;
