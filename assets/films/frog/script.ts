import { clamp, ease, type Key, ring, swell, track } from '../clay/motion';

export const seconds = 14;
/** The story begins with an empty screen; the film begins where the frog looks at you. */
export const opening = 7.55;

/** Strides made so far. Whole strides end with all four feet planted. */
const strides: readonly Key[] = [
  [0, -0.4],
  [0.5, 0.1],
  [2.5, 2.1],
  [4.4, 3.9],
  [5.1, 4.245],
  [10.85, 4.245],
  [11.9, 5.245],
  [14, 5.245],
];

const leaveAt = 12.75;
const blinks = [4.9, 6.15, 8.3, 10.02, 12.2];
export const flickAt = 9.55;

/** Fast down, a moment shut, slower up; the lids of a frog are never in a hurry to open. */
const blink = (time: number, at: number) => swell(time, at, at + 0.12, at + 0.2, at + 0.46);

export type Moment = {
  time: number;
  stride: number;
  leap: number;
  crouch: number;
  look: number;
  turn: number;
  lid: number;
  throat: number;
  tongue: number;
  gulp: number;
};

/** All that the frog does at a time, in seconds of the story. */
export function moment(time: number): Moment {
  const crouch = swell(time, 12.15, 12.6, 12.72, 12.82);
  return {
    time,
    crouch,
    stride: track(strides, time),
    leap: Math.max(time - leaveAt, 0) ** 2 * 4600 - crouch * 22,
    look: swell(time, 6.3, 7, 8.75, 9.3) + 0.14 * swell(time, 12, 12.4, 12.6, 12.75),
    turn:
      0.2 * swell(time, 5.3, 5.7, 6.1, 6.6) -
      0.12 * swell(time, 6.9, 7.3, 7.8, 8.5) +
      0.16 * swell(time, 8, 8.6, 8.9, 9.3),
    lid: Math.max(...blinks.map((at) => blink(time, at))),
    throat: 0.5 - 0.5 * Math.cos(time * Math.PI * 2 * 1.9),
    tongue: clamp(swell(time, flickAt, flickAt + 0.1, flickAt + 0.17, flickAt + 0.34)),
    gulp: swell(time, 9.95, 10.1, 10.2, 10.5) + 0.25 * ring(time, 10.2, 3, 5),
  };
}

/** Pushed back for an instant when the tongue flies, then settles. */
export const recoil = (time: number) =>
  10 * ring(time, flickAt + 0.02, 2.2, 5) * ease(time, flickAt, flickAt + 0.05);

/** When so many strides had been made. */
export function timeOf(stride: number) {
  let [early, late] = [0, seconds];
  for (let halving = 0; halving < 16; halving += 1) {
    const middle = (early + late) / 2;
    if (track(strides, middle) < stride) early = middle;
    else late = middle;
  }
  return early;
}
