import { type Flight, type Score, scoreAt } from './flight';

/** Red, green, blue, yellow, magenta, cyan, orange, purple, sky blue, pink. */
export const palette = [
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ff00ff',
  '#00ffff',
  '#ffa500',
  '#800080',
  '#87ceeb',
  '#ffc0cb',
] as const;

const colourCooldown = 200;

export type Seen = Score & { colour: number; colouredAt: number };

export const nothingSeen: Seen = {
  bounces: 0,
  corners: 0,
  colour: 0,
  colouredAt: Number.NEGATIVE_INFINITY,
};

/** What is new since somebody looked last: the same object, if nothing is. */
export function lookAgain(seen: Seen, flight: Flight, now: number): Seen {
  const score = scoreAt(flight, now);
  if (score.bounces === seen.bounces) return seen;
  const isCool = Math.abs(now - seen.colouredAt) >= colourCooldown;
  return {
    ...score,
    colour: isCool ? (seen.colour + 1) % palette.length : seen.colour,
    colouredAt: isCool ? now : seen.colouredAt,
  };
}
