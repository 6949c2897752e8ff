import type { Clay } from './clay';
import type { Vec } from './space';

/** From the upper left, in front of the picture. */
export const sun: Vec = [-0.42, -0.58, 0.7];
const half: Vec = [-0.228, -0.315, 0.921];

const taps = Array.from({ length: 12 }, (_, index) => {
  const angle = index * 2.4;
  const reach = 5 + index * 2.4;
  return { x: Math.round(Math.cos(angle) * reach), y: Math.round(Math.sin(angle) * reach), reach };
});
const ray = [4, 9, 16, 26, 38].map((reach) => ({
  x: Math.round(sun[0] * reach * 1.4),
  y: Math.round(sun[1] * reach * 1.4),
  rise: reach * 1.35,
}));

/** How much a pixel is hidden in folds, and how much of the sun reaches it. */
function reached(clay: Clay, x: number, y: number, near: number): readonly [number, number] {
  const { width, height } = clay;
  let fold = 0;
  for (const tap of taps) {
    const [tx, ty] = [x + tap.x, y + tap.y];
    if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue;
    const rise = (clay.near[ty * width + tx] ?? 0) - near - tap.reach * 0.6;
    if (rise > 0) fold += Math.min(rise / 24, 1);
  }
  let shade = 0;
  for (const step of ray) {
    const [tx, ty] = [x + step.x, y + step.y];
    if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue;
    const rise = (clay.near[ty * width + tx] ?? 0) - near - step.rise;
    if (rise > 0) shade = Math.max(shade, Math.min(rise / 14, 1));
  }
  return [1 - (fold / taps.length) * 0.9, 1 - shade * 0.75];
}

/** A window with four panes, as it shows on something round and wet. */
function windowOn(nx: number, ny: number, nz: number): number {
  const scale = 1 / (2 * nz * nz + 0.05);
  const x = Math.abs(2 * nz * nx * scale + 0.4);
  const y = Math.abs(2 * nz * ny * scale + 0.52);
  if (x > 0.3 || y > 0.34 || nz < 0.2) return 0;
  const soft = Math.min((0.3 - x) * 14, (0.34 - y) * 14, 1);
  return soft * Math.min(Math.min(x, y) * 40 + 0.35, 1);
}

/** Lights the clay into pixels; white all around throws light back onto every edge. */
export function lit(clay: Clay, image: ImageData) {
  const { left, top, right, bottom } = clay.box;
  const { data } = image;
  data.fill(0);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const i = y * clay.width + x;
      const cover = clay.cover[i] ?? 0;
      if (cover === 0) continue;
      const [nx, ny, nz] = [clay.nx[i] ?? 0, clay.ny[i] ?? 0, clay.nz[i] ?? 0];
      const gloss = clay.gloss[i] ?? 0;
      const [open, sunny] = reached(clay, x, y, clay.near[i] ?? 0);
      const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
      const warm = Math.max((facing + 0.3) / 1.3, 0) * sunny;
      const edge = (1 - nz) ** 3;
      const light = (0.34 + 0.16 * (1 - ny) + 0.1 * edge) * open + 0.66 * warm;
      const shine = Math.max(nx * half[0] + ny * half[1] + nz * half[2], 0);
      const polish = gloss > 0.8 ? windowOn(nx, ny, nz) * 0.9 : 0;
      const spark = (shine ** (12 + gloss * 60) * gloss * 0.75 + shine ** 7 * gloss * 0.14) * sunny;
      const white = spark + polish + edge * gloss * 0.25 * open;
      const o = i * 4;
      data[o] = 255 * ((clay.r[i] ?? 0) * light * (0.97 + warm * 0.06) + white);
      data[o + 1] = 255 * ((clay.g[i] ?? 0) * light + white);
      data[o + 2] = 255 * ((clay.b[i] ?? 0) * light * (1.06 - warm * 0.08) + white);
      data[o + 3] = 255 * Math.min(cover, 1);
    }
  }
}
