import { smooth } from './geometry';

/** Red, green and blue in linear light. */
export type Colour = readonly [number, number, number];

/** How far a shadow moves away for every pixel that its owner is above the glass. */
export const slant = { x: 0.55, y: 0.72 };

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toScreen = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export const linear = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));
const screen = Uint8ClampedArray.from({ length: 4097 }, (_, value) => toScreen(value / 4096) * 255);

export const colour = (red: number, green: number, blue: number): Colour => [
  linear[red] ?? 0,
  linear[green] ?? 0,
  linear[blue] ?? 0,
];

export const onScreen = (value: number) => screen[Math.min(4096, (value * 4096) | 0)] ?? 255;

/** Half way between the lamp and the eye. */
const half = { x: -0.226, y: -0.296, z: 0.928 };
const key = { x: -0.42, y: -0.55, z: 0.722 };

/** What a mirror sees in this direction: a window, a dim room, the bright glass below. */
function room(x: number, y: number, z: number) {
  const glass = 0.75 * smooth(0.3, -0.4, z);
  if (z < 0.05) return 0.1 + glass;
  const across = (x * 0.79 - y * 0.61) / z;
  const along = (-x * 0.61 - y * 0.79) / z;
  const pane =
    smooth(0.72, 0.5, Math.abs(across)) * smooth(0.42, 0.62, along) * smooth(2.1, 1.35, along);
  const bar = 1 - 0.55 * smooth(0.09, 0.03, Math.abs(across));
  return 0.1 + glass + 2.6 * pane * bar + 0.22 * smooth(-0.6, 0.9, along);
}

/** Light that falls on a surface, and light that it mirrors. */
export type Lit = { diffuse: number; mirror: number };

export function light(x: number, y: number, z: number, into: Lit) {
  const lambert = x * key.x + y * key.y + z * key.z;
  const wrapped = Math.max(0, (lambert + 0.25) / 1.25);
  into.diffuse = 0.3 + 0.22 * z + 0.95 * wrapped * wrapped;
  const grazing = (1 - z) * (1 - z);
  const lustre = Math.max(0, x * half.x + y * half.y + z * half.z) ** 36;
  into.mirror =
    room(2 * z * x, 2 * z * y, 2 * z * z - 1) * (0.085 + 0.6 * grazing * grazing) + 0.17 * lustre;
}
