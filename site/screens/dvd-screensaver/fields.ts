import { flag, integer, text } from '../../stage/fields';
import type { Flight } from './flight';
import { nothingSeen, type Seen } from './seen';

export const speed = { min: 1, max: 100, default: 50 };
export const size = { min: 1, max: 100, default: 50 };
export const longestText = 12;

export const dvdFields = () => ({
  speed: integer(speed),
  size: integer(size),
  /** Flies instead of the logo, if there is any. */
  text: text('', longestText),
  clickPauses: flag(true),
});

export type DvdFields = ReturnType<typeof dvdFields>;

export type DvdState = {
  paused: boolean;
  /** None until somebody sees the screen. */
  flight: Flight | null;
  seen: Seen;
};

export const dvdState: DvdState = { paused: false, flight: null, seen: nothingSeen };
