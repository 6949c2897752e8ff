import { clamp, ease, mix } from '../clay/motion';
import { type Frame, place, type Vec } from '../clay/space';
import type { Moment } from './script';

const strideLength = 186;
const start = -372;
/** The share of a stride that a foot spends in the air. */
const airborne = 0.235;

export type Limb = {
  hind: boolean;
  side: 1 | -1;
  /** When in the stride it steps; one limb at a time. */
  phase: number;
  home: Vec;
};

const fore = (side: 1 | -1, phase: number): Limb => ({
  ...{ hind: false, side, phase },
  home: [150, side * 146, 0],
});
const rear = (side: 1 | -1, phase: number): Limb => ({
  ...{ hind: true, side, phase },
  home: [-196, side * 186, 0],
});
export const limbs = [rear(1, 0), fore(1, 0.25), rear(-1, 0.5), fore(-1, 0.75)] as const;

/** Where the body is after so many strides: down the glass, so that a raised face is upright. */
export function ground(stride: number, ahead = 0): Frame {
  const way = stride * strideLength;
  const bend = (at: number) => 720 + 56 * Math.sin(at / 330);
  const slope = (bend(way + 1) - bend(way - 1)) / 2;
  const heading = Math.atan(slope) * 0.9;
  const [s, c] = [Math.sin(heading), Math.cos(heading)];
  return {
    at: [bend(way) + s * ahead, start + way + c * ahead, 0],
    x: [s, c, 0],
    y: [-c, s, 0],
    z: [0, 0, 1],
  };
}

export type Foot = {
  at: Vec;
  /** The way the hand points. */
  heading: number;
  /** 0 pressed flat, 1 in mid air. */
  lift: number;
  /** Strides since it was planted; for the spreading of the pads. */
  planted: number;
};

const headingOf = (frame: Frame) => Math.PI - Math.atan2(frame.x[0], frame.x[1]);

/** The n-th print of a limb: half way through its stance the body is right above home. */
export function print(limb: Limb, step: number) {
  const middle = ground(step + limb.phase - (1 - airborne) / 2);
  return { at: place(middle, limb.home), heading: headingOf(middle) };
}

export function foot(limb: Limb, { stride, leap }: Moment): Foot {
  const since = stride - limb.phase;
  const step = Math.floor(since);
  const swing = clamp((since - step) / airborne);
  const from = print(limb, step);
  const to = print(limb, step + 1);
  const go = ease(swing, 0.12, 0.92);
  const walking: Foot = {
    at: [
      mix(from.at[0], to.at[0], go),
      mix(from.at[1], to.at[1], go),
      Math.sin(Math.PI * clamp(swing)) ** 0.8 * 34,
    ],
    heading: mix(from.heading, to.heading, go),
    lift: Math.sin(Math.PI * ease(swing, 0, 1)),
    planted: swing < 1 ? 0 : since - step - airborne,
  };
  if (leap <= 0) return walking;
  const body = ground(stride, leap);
  const loose = limb.hind ? ease(leap, 250, 420) : ease(leap, 60, 200);
  const trailing = place(body, limb.hind ? [-530, limb.side * 84, 20] : [70, limb.side * 128, 20]);
  return {
    at: [
      mix(walking.at[0], trailing[0], loose),
      mix(walking.at[1], trailing[1], loose),
      walking.at[2] + loose * 25,
    ],
    heading: walking.heading + (limb.hind ? limb.side * 2.4 * loose : 0),
    lift: Math.max(walking.lift, loose),
    planted: walking.planted,
  };
}
