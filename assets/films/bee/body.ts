import type { Clay, Paint, Skin } from '../clay/clay';
import { ease, mix } from '../clay/motion';
import { egg, rod } from '../clay/shapes';
import { add, type Frame, moved, pitched, place, rolled, type Vec, yawed } from '../clay/space';
import type { Moment } from './script';

export type Part = { frame: Frame; radii: Vec };
export type Bee = { body: Frame; head: Frame; parts: readonly Part[] };

/** Abdomen bands, measured backwards from its front: 1 is honey, 0 is near black. */
export function band(back: number) {
  const wave = Math.sin(((back - 6) / 74) * Math.PI * 2);
  return back > 186 ? 0 : ease(wave, -0.25, 0.25);
}

export const eggs = [
  { name: 'thorax', at: [0, 0, 0], radii: [98, 92, 98] },
  { name: 'head', at: [30, 0, 0], radii: [56, 68, 76] },
  { name: 'abdomen', at: [-34, 0, 0], radii: [86, 86, 92] },
  { name: 'abdomen', at: [-104, 2, 0], radii: [88, 80, 86] },
  { name: 'abdomen', at: [-168, 8, 0], radii: [64, 56, 60] },
] as const;

export function pose(now: Moment): Bee {
  const still: Frame = {
    at: [now.at[0] / now.near, now.at[1] / now.near, 0],
    ...{ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] },
  };
  const body = rolled(yawed(pitched(still, now.turn), now.nose), now.roll);
  const neck = moved(body, [98, 14 + now.drink * 8, 0]);
  const towards = Math.min(1.45 - now.turn, 0.95) * now.look;
  const head = rolled(
    yawed(pitched(neck, towards), 0.18 + now.drink * 0.42 - now.look * 0.12),
    now.tilt,
  );
  const breath = Math.sin(now.time * 9) * 0.02;
  const tail = yawed(moved(body, [-72, 14, 0]), -0.3 + breath * 2 - now.drag[1] * 0.003);
  const homes: Readonly<Record<string, Frame>> = { thorax: body, head, abdomen: tail };
  const parts = eggs.map((one) => ({
    frame: moved(homes[one.name] ?? body, one.at),
    radii: [one.radii[0] * (1 + breath), one.radii[1], one.radii[2]] as const,
  }));
  return { body, head, parts };
}

function colour(paint: Paint, r: number, g: number, b: number, gloss: number) {
  Object.assign(paint, { r, g, b, gloss });
}

const under: Readonly<Record<string, (at: number, radius: number) => Skin>> = {
  thorax: () => (paint) => colour(paint, 0.5, 0.3, 0.08, 0.05),
  head: () => (paint) => colour(paint, 0.3, 0.19, 0.09, 0.15),
  abdomen: (at, radius) => (paint, x) => {
    const gold = band(-(at + x * radius));
    colour(paint, mix(0.13, 0.72, gold), mix(0.08, 0.42, gold), mix(0.05, 0.07, gold), 0.35);
  },
};

/** Thousands of facets: dark, warm from below, and so polished that a window shows in it. */
const eyeSkin: Skin = (paint, x, y, z) => {
  const facet = Math.sin(x * 70) * Math.sin(y * 62) * 0.012;
  const glow = ease(y, 0.1, 0.95) * 0.2 + ease(-z, -0.3, 1) * 0.03;
  colour(paint, 0.1 + glow + facet, 0.055 + glow * 0.5 + facet, 0.045 + glow * 0.22 + facet, 1);
};
const horn: Skin = (paint) => colour(paint, 0.16, 0.1, 0.07, 0.5);
const straw: Skin = (paint) => colour(paint, 0.5, 0.25, 0.12, 0.5);

function antenna(clay: Clay, head: Frame, side: 1 | -1, now: Moment) {
  const feel = Math.sin(now.time * 6.1 + side) * 9 + Math.sin(now.time * 15 + side * 2) * 3;
  const root = place(head, [76, -44, side * 16]);
  const elbow = place(head, [96, -98 + feel * 0.4, side * 34]);
  const middle = place(head, [128 - now.drag[0] * 0.1, -122 + feel, side * (62 + feel * 0.3)]);
  const tip = place(head, [164 - now.drag[0] * 0.2, -112 + feel * 1.6, side * 82]);
  rod(clay, { at: root, r: 5.5 }, { at: elbow, r: 5 }, horn);
  rod(clay, { at: elbow, r: 5.4 }, { at: middle, r: 5.8 }, horn);
  rod(clay, { at: middle, r: 5.8 }, { at: tip, r: 6.2 }, horn);
}

/** Apart from the rest: they stand before the fur. */
export function feelers(clay: Clay, bee: Bee, now: Moment) {
  for (const side of [1, -1] as const) antenna(clay, bee.head, side, now);
}

export function flesh(clay: Clay, bee: Bee, now: Moment) {
  for (const [index, part] of bee.parts.entries()) {
    const one = eggs[index];
    const skin = one && under[one.name]?.(one.at[0], one.radii[0]);
    if (skin) egg(clay, part.frame, part.radii, skin, 10);
  }
  for (const side of [1, -1] as const) {
    const socket = pitched(moved(bee.head, [58, -4, side * 47]), side * 0.56);
    egg(clay, rolled(socket, side * -0.12), [34, 49, 35], eyeSkin);
    const jaw = place(bee.head, [70, 50, side * 14]);
    rod(clay, { at: jaw, r: 11 }, { at: add(jaw, [0, 13, 0]), r: 7 }, horn, 4);
  }
  const lips = place(bee.head, [70, 58, 0]);
  const sip = place(bee.head, [76 + 6 * Math.sin(now.time * 7), mix(72, 136, now.drink), 0]);
  rod(clay, { at: lips, r: 7 }, { at: sip, r: 3.5 }, straw, 2);
}
