import type { Clay, Skin } from '../clay/clay';
import { ease, mix } from '../clay/motion';
import { egg } from '../clay/shapes';
import { add, cross, dot, type Frame, place, times, unit } from '../clay/space';
import { type Colour, green, tint } from './skin';

const red: Colour = [0.86, 0.07, 0.05];
const dark: Colour = [0.3, 0, 0.02];
const gold: Colour = [0.9, 0.72, 0.22];
const night: Colour = [0.02, 0.01, 0.02];

/** The red eye with its slit; the clear lower lid with its golden net slides over it from outside. */
function iris(slit: number, lid: number, outside: readonly [number, number, number]): Skin {
  return (paint, x, y, z) => {
    const out = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const streak = Math.sin(angle * 23 + Math.sin(angle * 5) * 3) * 0.5 + 0.5;
    tint(paint, red);
    tint(paint, [1, 0.3, 0.1], streak * 0.3 * ease(out, 0.15, 0.7));
    tint(paint, dark, ease(out, 0.62, 0.93) * 0.85);
    const pupil = (x / slit) ** 2 + (y / 0.56) ** 2 + (Math.abs(x) / slit) * Math.abs(y) * 1.2;
    tint(paint, [0.95, 0.55, 0.15], (1 - ease(pupil, 1, 1.5)) * 0.6);
    tint(paint, night, 1 - ease(pupil, 0.85, 1.1));
    tint(paint, green, z < 0.3 ? 1 - ease(z, 0.16, 0.26) : 0);
    paint.gloss = 1;
    const reach = x * outside[0] + y * outside[1] + z * outside[2];
    const hood = 1 - ease(reach, -0.62, -0.56);
    tint(paint, [0.1, 0.3, 0.05], (1 - ease(Math.abs(reach + 0.57), 0.02, 0.08)) * 0.8);
    tint(paint, green, hood);
    paint.gloss = mix(1, 0.4, hood);
    if (lid <= 0) return;
    const edge = mix(1.02, -1.02, lid);
    const shut = ease(reach, edge - 0.03, edge + 0.03);
    const net = Math.abs(Math.sin(x * 13 + Math.sin(y * 9))) * Math.abs(Math.sin(y * 14 + x * 4));
    tint(paint, gold, shut * (0.72 + 0.28 * (1 - ease(net, 0.05, 0.2))));
    tint(paint, green, shut * (0.2 + 0.3 * ease(lid, 0.8, 1)));
    tint(paint, [0.25, 0.35, 0.05], (1 - ease(Math.abs(reach - edge), 0.02, 0.07)) * 0.7);
    paint.gloss = mix(1, 0.6, shut);
  };
}

/** Looks out to the side by nature, and towards you by `look`. */
export function eye(clay: Clay, head: Frame, side: 1 | -1, look: number, lid: number) {
  const resting = unit(
    add(add(times(head.y, side * 0.62), times(head.z, 0.76)), times(head.x, 0.2)),
  );
  const gaze = unit(add(times(resting, 1 - look * 0.8), [0, 0.1 * look, look * 0.9]));
  const along = unit(add(head.x, times(gaze, -dot(head.x, gaze))));
  const across = cross(along, gaze);
  const outside = unit(add(times(head.y, side), times(head.z, -0.25)));
  const sink = lid * 9;
  const frame: Frame = {
    at: place(head, [52, side * (59 - sink * 0.4), 24 - sink]),
    ...{ x: across, y: along, z: gaze },
  };
  const slit = mix(0.13, 0.25, look);
  const from = [dot(outside, across), dot(outside, along), dot(outside, gaze)] as const;
  egg(clay, frame, [39, 39, 39], iris(slit, lid, from));
}
