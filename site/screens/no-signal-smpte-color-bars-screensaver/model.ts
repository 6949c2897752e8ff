import { clamp } from '../../stage/fields';

type Levels = [red: number, green: number, blue: number];
export type Bar = { width: number; levels: Levels; rampTo?: Levels };
export type Pattern = { height: number; bars: Bar[] };

/**
 * Widths of which the picture has 168, so that every edge of RP 219 is a whole number: a colour bar
 * is a seventh of the 4:3 picture in the middle, a panel fills what 16:9 adds beside it.
 */
const bar = 18;
const panel = 21;

const grey = (percent: number): Levels => [percent, percent, percent];
const block = (width: number, levels: Levels): Bar => ({ width, levels });

/** From white to blue, each colour has less luminance than the one before. */
const descending: Levels[] = [
  [75, 75, 75],
  [75, 75, 0],
  [0, 75, 75],
  [0, 75, 0],
  [75, 0, 75],
  [75, 0, 0],
  [0, 0, 75],
];

/** The two axes of NTSC colour, at the least luminance at which red, green and blue can show them. */
const minusI: Levels = [0, 24.56, 41.2545];
const plusQ: Levels = [25.3605, 0, 47.0286];

/** SMPTE RP 219: the multi-format colour bars, in percent of the video level. */
export const patterns: Pattern[] = [
  {
    height: 7,
    bars: [
      block(panel, grey(40)),
      ...descending.map((levels) => block(bar, levels)),
      block(panel, grey(40)),
    ],
  },
  {
    height: 1,
    bars: [
      block(panel, [0, 100, 100]),
      block(bar, minusI),
      block(6 * bar, grey(75)),
      block(panel, [0, 0, 100]),
    ],
  },
  {
    height: 1,
    bars: [
      block(panel, [100, 100, 0]),
      block(bar, plusQ),
      { width: 5 * bar, levels: grey(0), rampTo: grey(100) },
      block(bar, grey(100)),
      block(panel, [100, 0, 0]),
    ],
  },
  {
    height: 3,
    bars: [
      block(panel, grey(15)),
      block((3 * bar) / 2, grey(0)),
      block(2 * bar, grey(100)),
      block((5 * bar) / 6, grey(0)),
      ...[-2, 0, 2, 0, 4].map((percent) => block(bar / 3, grey(percent))),
      block(bar, grey(0)),
      block(panel, grey(15)),
    ],
  },
];

/** A display has nothing below its black, so −2 % looks like 0 %. */
export const colourOf = (levels: Levels) =>
  `#${levels
    .map((percent) => Math.round((clamp(percent, 0, 100) / 100) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export const fillOf = ({ levels, rampTo }: Bar) =>
  rampTo ? `linear-gradient(90deg, ${colourOf(levels)}, ${colourOf(rampTo)})` : colourOf(levels);

/** 20 dB below the loudest sine that digital sound can hold, as on the tapes that carry these bars. */
export const tone = { frequency: 1000, gain: 10 ** (-20 / 20) };

export const labelOf = (own: string, standard: string) => own.trim() || standard;

/** Longer than any language needs to say it. */
export const isLong = (label: string) => [...label].length > 16;
