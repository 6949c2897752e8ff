import type { Clay, Skin } from '../clay/clay';
import { clamp, ease, mix } from '../clay/motion';
import { egg, rod } from '../clay/shapes';
import {
  add,
  between,
  type Frame,
  joint,
  pitched,
  place,
  times,
  unit,
  type Vec,
  yawed,
} from '../clay/space';
import type { Moment } from './script';

type Leg = { hip: Vec; hang: Vec; stand: Vec; bones: readonly [number, number]; swing: number };

/** From front to back: where it hangs in the air, where it stands on the flower. */
const legs: readonly Leg[] = [
  { hip: [52, 66, 30], hang: [84, 146, 36], stand: [112, 164, 46], bones: [56, 66], swing: 0.5 },
  { hip: [6, 74, 36], hang: [22, 188, 60], stand: [18, 186, 92], bones: [64, 80], swing: 0.75 },
  { hip: [-42, 66, 38], hang: [-70, 222, 50], stand: [-98, 186, 74], bones: [74, 98], swing: 1 },
];

const chitin: Skin = (paint, x) => {
  const knee = ease(x, 0.8, 1) * 0.1;
  Object.assign(paint, { r: 0.17 + knee, g: 0.105 + knee * 0.6, b: 0.06, gloss: 0.45 });
};

/** Pollen: hundreds of grains pressed into one ball. */
const pollen: Skin = (paint, x, y, z) => {
  const grain = Math.sin(x * 23 + z * 9) * Math.sin(y * 25 + x * 7) * Math.sin(z * 21 + y * 8);
  const dark = clamp(0.5 - grain * 1.4) * 0.2;
  Object.assign(paint, { r: 1 - dark * 0.6, g: 0.74 - dark, b: 0.12, gloss: 0.12 });
};

/** As the body stood when it landed: feet must not slide when it turns to look at you. */
const footing = (body: Frame) =>
  yawed(pitched({ at: body.at, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }, 0.4), 0.06);

export function drawLegs(clay: Clay, body: Frame, now: Moment) {
  for (const [index, leg] of legs.entries()) {
    for (const side of [1, -1] as const) {
      const paddle = Math.sin(now.time * 7.3 + index * 1.9 + side) * 7;
      const mirror = (at: Vec): Vec => [at[0], at[1], at[2] * side];
      const hang = add(
        place(body, mirror(leg.hang)),
        add(times(now.drag, leg.swing * 0.8), [paddle, paddle * 0.4, 0]),
      );
      const down = ease(now.landed, index * 0.15, 0.7 + index * 0.15);
      const reach = index === 0 ? now.drink * 4 * Math.sin(now.time * 11 + side * 1.6) : 0;
      const stand = add(place(footing(body), mirror(leg.stand)), [reach, -Math.abs(reach), 0]);
      const foot = between(hang, stand, down);
      const hip = place(body, mirror(leg.hip));
      const pole = unit(add(times(body.z, side * 0.8), times(body.x, index === 2 ? -0.9 : 0.5)));
      const ankle = between(hip, foot, 0.74);
      const knee = joint(hip, ankle, leg.bones[0], leg.bones[1], add(pole, times(body.y, -0.3)));
      rod(clay, { at: hip, r: 15 }, { at: knee, r: 10 }, chitin, 4);
      rod(clay, { at: knee, r: 10 }, { at: ankle, r: index === 2 ? 10 : 7 }, chitin, 3);
      rod(clay, { at: ankle, r: 6.5 }, { at: foot, r: 3.6 }, chitin, 3);
      if (index === 2) basket(clay, body, knee, ankle, side, now);
    }
  }
}

/** The ball hangs on the shin and follows every move a little late. */
function basket(clay: Clay, body: Frame, knee: Vec, ankle: Vec, side: 1 | -1, now: Moment) {
  const late = times(now.drag, 0.16);
  const at = add(add(between(knee, ankle, 0.58), times(body.z, side * 11)), late);
  const y = unit(add(add(ankle, times(knee, -1)), times(late, 2.4)));
  const x = unit(add(body.x, times(y, -(body.x[0] * y[0] + body.x[1] * y[1] + body.x[2] * y[2]))));
  const z: Vec = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  const full = mix(0.94, 1.06, ease(now.time, 6, 9));
  egg(clay, { at, x, y, z }, [27 * full, 37 * full, 26 * full], pollen, 4);
}
