import type { Clay, Skin } from '../clay/clay';
import { egg, rod } from '../clay/shapes';
import {
  add,
  type Frame,
  minus,
  moved,
  pitched,
  place,
  times,
  type Vec,
  yawed,
} from '../clay/space';
import { eye } from './eye';
import type { Moment } from './script';
import { back, cream, face, pink, plain, tint } from './skin';

/** The snout's end, where the tongue comes from. */
export const mouth = (head: Frame) => place(head, [128, 0, -16]);

export function headOf(chest: Frame, now: Moment): Frame {
  return pitched(yawed(moved(chest, [64, 0, 34]), now.turn), 0.04 + now.look * 0.98);
}

const throat = (swollen: number): Skin => {
  return (paint, x, y) => {
    tint(paint, cream);
    tint(paint, [0.97, 0.82, 0.68], 0.25 + 0.2 * swollen + 0.1 * Math.sin(x * 9 + y * 5));
    paint.gloss = 0.4;
  };
};

export function torso(clay: Clay, rear: Frame, middle: Frame, chest: Frame, now: Moment) {
  const breath = 1 + 0.025 * now.throat;
  const wide = breath * (1 + now.crouch * 0.07);
  const part = (frame: Frame, at: Vec, radii: Vec, melt: number) =>
    egg(clay, moved(frame, at), radii, back(at[0], radii[0]), melt);
  part(rear, [-132, 0, 36], [76, 56 * wide, 38], 26);
  part(rear, [-78, 0, 42], [92, 74 * wide, 50], 26);
  part(middle, [-12, 0, 44], [96, 88 * wide, 56], 30);
  part(chest, [58, 0, 42], [78, 82, 50], 30);
}

export function head(clay: Clay, frame: Frame, now: Moment) {
  const sac = 1 + 0.13 * now.throat + 0.15 * now.gulp;
  egg(clay, moved(frame, [44, 0, -28]), [80, 80 * sac, 34 * sac], throat(now.throat), 8);
  egg(clay, moved(frame, [34, 0, 0]), [76, 84, 44], face(-0.02, false), 18);
  egg(clay, moved(frame, [78, 0, -6]), [58, 66, 36], face(0.06, true), 22);
  for (const side of [1, -1] as const) {
    const brow = moved(frame, [44, side * 50, 18 - now.lid * 5]);
    egg(clay, brow, [50, 38, 37], face(-3, false), 16);
    eye(clay, frame, side, now.look, now.lid);
  }
}

/** Shoots out to `target`, its sticky end broad and flat where it hits the glass. */
export function tongue(clay: Clay, frame: Frame, target: Vec, out: number) {
  if (out < 0.01) return;
  const from = mouth(frame);
  const end = add(from, times(minus(target, from), out));
  const wet = plain(pink, 0.5);
  rod(clay, { at: from, r: 19 }, { at: end, r: 10 + 5 * (1 - out) }, wet, 6);
  for (const lobe of [-1, 1]) {
    const tip = moved({ ...frame, at: end }, [4, lobe * 10 * out, 0]);
    egg(clay, tip, [22 + 4 * out, 16 + 3 * out, 13 - 6 * out], wet, 6);
  }
}
