import type { Clay, Skin } from '../clay/clay';
import { ease, mix, ring } from '../clay/motion';
import { egg, rod } from '../clay/shapes';
import { add, type Frame, joint, minus, place, size, times, unit, type Vec } from '../clay/space';
import type { Foot, Limb } from './gait';
import { blue, cream, orange, plain, sleeve, tint, yellow } from './skin';

type Toe = { angle: number; length: number };
const fingers: readonly Toe[] = [
  { angle: -0.95, length: 50 },
  { angle: -0.3, length: 66 },
  { angle: 0.28, length: 74 },
  { angle: 0.95, length: 58 },
];
const toes: readonly Toe[] = [
  { angle: -1.05, length: 46 },
  { angle: -0.55, length: 62 },
  { angle: -0.1, length: 78 },
  { angle: 0.32, length: 90 },
  { angle: 0.82, length: 72 },
];
export const toesOf = (limb: Limb) => (limb.hind ? toes : fingers);

const toeSkin = plain(orange, 0.5);
const palmSkin = plain([1, 0.52, 0.14], 0.45);
/** A disc with a thick rim; pressed against glass the blood leaves it. */
const disc = (pressed: number): Skin => {
  return (paint, x, y) => {
    const out = Math.hypot(x, y);
    tint(paint, [1, 0.5 + 0.1 * pressed, 0.14 + 0.16 * pressed]);
    tint(paint, [1, 0.8, 0.5], ease(out, 0.5, 0.78) * (0.35 + 0.5 * pressed));
    tint(paint, [0.85, 0.36, 0.05], ease(out, 0.86, 0.98) * 0.8);
    paint.gloss = 0.3;
  };
};
const webSkin = plain([1, 0.6, 0.26], 0.4);
const armSkin = sleeve(orange, 1, 0.6);
const thighSkin = sleeve(blue, 3, 0.52);
const shankSkin = sleeve(yellow, 5, 0.46);
const tarsusSkin = sleeve(orange, 7, 0.62);

/** Where a toe's tip is; curled in while the foot is in the air. */
export function tip(limb: Limb, foot: Foot, toe: Toe): Vec {
  const outward = limb.hind ? 0.75 : 0.18;
  const curl = 1 - foot.lift * 0.34;
  const angle = foot.heading + limb.side * (outward + toe.angle * (1 - foot.lift * 0.35));
  const reach = toe.length * curl;
  return add(foot.at, [Math.sin(angle) * reach, -Math.cos(angle) * reach, 4 + foot.lift * 8]);
}

function paw(clay: Clay, limb: Limb, foot: Foot) {
  const tips = toesOf(limb).map((toe) => tip(limb, foot, toe));
  const palm = add(foot.at, [0, 0, 9 + foot.lift * 6]);
  const settle = 1 + 0.16 * ring(foot.planted, 0, 3.2, 9);
  const spread = mix(1.16, 0.72, ease(foot.lift, 0.05, 0.6)) * settle;
  if (limb.hind) {
    for (const [index, end] of tips.slice(1).entries()) {
      const other = tips[index] ?? end;
      const web = times(add(add(minus(end, palm), minus(other, palm)), [0, 0, 0]), 0.24);
      rod(clay, { at: add(palm, [0, 0, -6]), r: 12 }, { at: add(palm, web), r: 7 }, webSkin, 8);
    }
  }
  for (const end of tips) {
    const knuckle = add(times(add(palm, end), 0.5), [0, 0, 6 + foot.lift * 9]);
    rod(clay, { at: palm, r: 10 }, { at: knuckle, r: 7.5 }, toeSkin, 6);
    rod(clay, { at: knuckle, r: 7.5 }, { at: add(end, [0, 0, 2]), r: 7 }, toeSkin, 5);
    const pad: Frame = { at: end, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
    const round = 15.5 * spread;
    egg(clay, pad, [round, round, 6 / spread], disc(1 - ease(foot.lift, 0, 0.5)), 4);
  }
  egg(clay, { at: palm, x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }, [19, 19, 11], palmSkin, 8);
}

export function arm(clay: Clay, body: Frame, limb: Limb, foot: Foot) {
  const shoulder = place(body, [72, limb.side * 58, 34]);
  const behind = unit(minus(shoulder, foot.at));
  const wrist = add(foot.at, add(times(behind, 14), [0, 0, 16 + foot.lift * 6]));
  const pole = add(add(times(body.y, limb.side), times(body.x, -0.5)), [0, 0, 0.9]);
  const elbow = joint(shoulder, wrist, 88, 92, pole);
  paw(clay, limb, foot);
  rod(clay, { at: wrist, r: 14 }, { at: foot.at, r: 13 }, palmSkin, 10);
  rod(clay, { at: elbow, r: 22 }, { at: wrist, r: 14 }, armSkin, 12, 3);
  rod(clay, { at: shoulder, r: 27 }, { at: elbow, r: 20 }, sleeve(cream, 2, 0.3), 16, 3);
}

export function leg(clay: Clay, body: Frame, limb: Limb, foot: Foot) {
  const hip = place(body, [-150, limb.side * 36, 34]);
  const points = foot.heading + limb.side * 0.75;
  const straight = ease(size(minus(foot.at, hip)), 290, 400);
  const heel = unit(
    add(
      times([-Math.sin(points), Math.cos(points), 0], 1 - straight),
      times(unit(minus(hip, foot.at)), straight),
    ),
  );
  const ankle = add(foot.at, add(times(heel, 84), [0, 0, 18]));
  const line = minus(ankle, hip);
  const pole: Vec = [-line[1] * -limb.side, line[0] * -limb.side, size(line) * 0.12];
  const knee = joint(hip, ankle, 158, 160, pole);
  paw(clay, limb, foot);
  rod(clay, { at: ankle, r: 17 }, { at: foot.at, r: 12 }, tarsusSkin, 8);
  rod(clay, { at: knee, r: 22 }, { at: ankle, r: 16 }, shankSkin, 12, 7);
  rod(clay, { at: hip, r: 33 }, { at: knee, r: 23 }, thighSkin, 22, 10);
}
