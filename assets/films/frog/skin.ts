import type { Paint, Skin } from '../clay/clay';
import { ease } from '../clay/motion';

export type Colour = readonly [number, number, number];

export const green: Colour = [0.36, 0.76, 0.12];
export const deep: Colour = [0.16, 0.55, 0.09];
export const blue: Colour = [0.13, 0.3, 0.78];
export const yellow: Colour = [0.98, 0.87, 0.38];
export const orange: Colour = [1, 0.45, 0.08];
export const cream: Colour = [0.98, 0.95, 0.84];
export const pink: Colour = [0.95, 0.48, 0.5];

export function tint(paint: Paint, colour: Colour, share = 1) {
  paint.r += (colour[0] - paint.r) * share;
  paint.g += (colour[1] - paint.g) * share;
  paint.b += (colour[2] - paint.b) * share;
}

/** Soft blotches from crossing waves: cheap, and the same in every frame. */
export const mottle = (x: number, y: number) =>
  Math.sin(x * 11 + Math.sin(y * 7) * 2) * Math.sin(y * 13 + Math.sin(x * 9) * 2);

function leaf(paint: Paint, x: number, y: number) {
  const spot = mottle(x, y);
  tint(paint, green);
  tint(paint, deep, 0.12 + 0.14 * spot + 0.1 * mottle(x * 3.1, y * 2.7));
  paint.gloss = 0.4 + 0.1 * mottle(x * 9, y * 8);
}

/** Green above; along the flank blue with yellow bars, cream below. `from` is the body's own measure. */
export const back = (from: number, length: number): Skin => {
  return (paint, x, y, z) => {
    leaf(paint, (from + x * length) / 60, y * 1.4);
    const edge = Math.abs(y) + 0.03 * Math.sin((from + x * length) / 9);
    tint(paint, deep, ease(edge, 0.35, 0.8) * 0.5);
    const flank = ease(edge, 0.77, 0.81);
    if (flank <= 0) return;
    const along = (from + x * length) / 12;
    const bar = ease(Math.sin(along + edge * 3), 0.3, 0.7);
    const side: Colour = [
      blue[0] + (yellow[0] - blue[0]) * bar,
      blue[1] + (yellow[1] - blue[1]) * bar,
      blue[2] + (yellow[2] - blue[2]) * bar,
    ];
    tint(paint, side, flank);
    tint(paint, cream, ease(edge, 0.95, 0.99) * (1 - ease(z, 0, 0.25)));
  };
};

/** The head: green to the lip, a thin yellow lip, the mouth's line, then the pale chin. */
export const face = (corner: number, nostrils: boolean): Skin => {
  return (paint, x, y, z) => {
    const lip = corner + 0.3 * y * y;
    leaf(paint, x * 1.2 + 5, y * 1.2);
    tint(paint, yellow, (1 - ease(z, lip + 0.05, lip + 0.16)) * 0.75);
    tint(paint, [0.2, 0.3, 0.1], (1 - ease(Math.abs(z - lip), 0.01, 0.05)) * 0.85);
    tint(paint, cream, 1 - ease(z, lip - 0.07, lip - 0.02));
    if (!nostrils) return;
    const hole = Math.hypot((x - 0.74) * 1.1, Math.abs(y) - 0.3, (z - 0.6) * 0.5);
    tint(paint, [0.1, 0.25, 0.05], 1 - ease(hole, 0.035, 0.085));
  };
};

/** Limbs: green along the top, `side` where they turn away. */
export const sleeve = (side: Colour, seed: number, width = 0.5): Skin => {
  return (paint, x, y, z) => {
    leaf(paint, x * 0.5 + seed, y * 0.3 + seed);
    tint(paint, deep, (1 - ease(z, width, width + 0.4)) * 0.45);
    tint(paint, side, 1 - ease(z, width - 0.12, width + 0.04));
  };
};

export const plain = (colour: Colour, gloss: number): Skin => {
  return (paint) => {
    tint(paint, colour);
    paint.gloss = gloss;
  };
};
