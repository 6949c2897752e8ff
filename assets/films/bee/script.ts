import { clamp, ease, type Key, mix, ring, swell, track } from '../clay/motion';
import type { Vec } from '../clay/space';

export const seconds = 14;
/** The story begins with the bee outside; the film begins where it hovers before you. */
export const opening = 2.35;

const arrives = 5.6;
const leaves = 10.85;

/** When, across, down, how near. */
const path: readonly Key[] = [
  [0, -560, 130, 1.35],
  [0.85, 470, 600, 1.3],
  [1.55, 780, 500, 1.26],
  [2.2, 800, 520, 1.25],
  [3.3, 770, 480, 1.25],
  [4.3, 1010, 330, 1.1],
  [5.05, 1236, 430, 1.02],
  [arrives, 1276, 584, 1],
  [leaves, 1276, 584, 1],
  [11.2, 1236, 470, 1.02],
  [11.75, 1080, 330, 1.08],
  [12.35, 520, 200, 1.25],
  [12.95, -760, -160, 1.4],
  [13.4, -1300, -400, 1.4],
  [14, -1300, -400, 1.4],
];
/** When, towards you (0 is to the right, half a turn is to the left), nose down. */
const attitude: readonly Key[] = [
  [0, 0.35, 0.25],
  [0.9, 0.5, 0.05],
  [1.6, 0.85, -0.16],
  [2.3, 0.78, -0.1],
  [3.2, 0.7, -0.08],
  [3.8, 0.4, 0.12],
  [4.8, 0.42, -0.1],
  [5.5, 0.4, -0.16],
  [6, 0.4, 0.06],
  [8.7, 0.4, 0.06],
  [9.4, 0.66, 0],
  [10.3, 0.66, 0],
  [leaves, 0.75, -0.12],
  [11.4, 1.7, -0.12],
  [12.1, 2.55, 0.2],
  [14, 2.6, 0.25],
];

export type Moment = {
  time: number;
  at: Vec;
  near: number;
  turn: number;
  nose: number;
  roll: number;
  /** 1 in the air, 0 with the wings at rest. */
  beat: number;
  landed: number;
  drink: number;
  look: number;
  tilt: number;
  /** How the air and its own weight pull at what hangs from it. */
  drag: Vec;
};

const landedAt = (time: number) =>
  swell(time, arrives - 0.12, arrives + 0.16, leaves, leaves + 0.2);

function place(time: number): Vec {
  const free = 1 - landedAt(time);
  const bob = Math.sin(time * 8.2) * 9 + Math.sin(time * 13.7 + 1) * 4;
  const drift = Math.sin(time * 4.1) * 10 + Math.sin(time * 9.3) * 3;
  return [track(path, time, 0) + drift * free, track(path, time, 1) + bob * free, 0];
}

function speed(time: number): readonly [number, number] {
  const [a, b] = [place(time - 0.03), place(time + 0.03)];
  return [clamp((b[0] - a[0]) / 0.06, -900, 900), clamp((b[1] - a[1]) / 0.06, -900, 900)];
}

export function moment(time: number): Moment {
  const landed = landedAt(time);
  const [now, before] = [speed(time), speed(time - 0.16)];
  const rest = swell(time, arrives + 0.1, arrives + 0.5, leaves - 0.4, leaves - 0.15);
  const flicks = swell(time, 7.9, 7.95, 8.05, 8.2) * 0.5;
  const sips = swell(time, 6.3, 6.8, 8.35, 8.8);
  return {
    time,
    at: place(time),
    near: track(path, time, 2),
    turn: track(attitude, time, 0),
    nose: track(attitude, time, 1) + 0.12 * ring(time, arrives, 2.4, 4) + 0.06 * sips,
    roll: clamp(-now[0] / 4200, -0.2, 0.2) + 0.04 * Math.sin(time * 5.3) * (1 - landed),
    beat: clamp(1 - rest + flicks),
    landed,
    drink: sips,
    look: Math.max(swell(time, 1.4, 2, 3.1, 3.6), swell(time, 9, 9.45, 10.3, 10.8)),
    tilt: 0.22 * swell(time, 9.5, 9.8, 10, 10.3) - 0.12 * swell(time, 2.4, 2.8, 3, 3.4),
    drag: [
      clamp(-now[0] * 0.06 + (before[0] - now[0]) * 0.07, -75, 75) +
        9 * ring(time, arrives, 2.6, 2.4),
      clamp(-now[1] * 0.04 + (before[1] - now[1]) * 0.06, -45, 45) -
        16 * ring(time, arrives, 2.2, 2.4),
      16 * ring(time, arrives, 2.1, 1.8) + 7 * Math.sin(time * 5.1) * mix(1, 0.2, landed),
    ],
  };
}

/** How the flower nods when the bee comes and goes; still otherwise, or it costs a megabyte. */
export function nod(time: number) {
  const weight = swell(time, arrives - 0.05, arrives + 0.25, leaves - 0.05, leaves + 0.3);
  const knocks = ring(time, arrives, 1.3, 2) - 0.8 * ring(time, leaves + 0.05, 1.2, 1.9);
  const calm = 1 - ease(time, seconds - 1.2, seconds);
  return {
    x: 6 * weight + 7 * knocks * calm,
    y: 18 * weight + 16 * knocks * calm,
    lean: 0.03 * weight + 0.04 * knocks * calm,
  };
}
