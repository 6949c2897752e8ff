/** What a place of the skin looks like: colour from 0 to 1, and how wet or polished it is. */
export type Paint = { r: number; g: number; b: number; gloss: number };

/** Colours a place of a part, given in the part's own terms. */
export type Skin = (paint: Paint, x: number, y: number, z: number) => void;

/** Every pixel's nearest surface: how near, how it faces, how it is painted. */
export type Clay = {
  width: number;
  height: number;
  /** Pixels for each unit that the parts are measured in. */
  zoom: number;
  near: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  r: Float32Array;
  g: Float32Array;
  b: Float32Array;
  gloss: Float32Array;
  cover: Float32Array;
  box: { left: number; top: number; right: number; bottom: number };
};

export function createClay(width: number, height: number, zoom: number): Clay {
  const plane = () => new Float32Array(width * height);
  return {
    ...{ width, height, zoom, near: plane(), nx: plane(), ny: plane(), nz: plane() },
    ...{ r: plane(), g: plane(), b: plane(), gloss: plane(), cover: plane() },
    box: { left: width, top: height, right: 0, bottom: 0 },
  };
}

export function wipe(clay: Clay) {
  clay.near.fill(-1e4);
  clay.cover.fill(0);
  clay.box = { left: clay.width, top: clay.height, right: 0, bottom: 0 };
}

/** The pixels that a part may touch; the clay remembers that they are in use. */
export function claim(clay: Clay, x: number, y: number, halfX: number, halfY: number) {
  const left = Math.max(Math.floor(x - halfX - 1), 0);
  const right = Math.min(Math.ceil(x + halfX + 2), clay.width);
  const top = Math.max(Math.floor(y - halfY - 1), 0);
  const bottom = Math.min(Math.ceil(y + halfY + 2), clay.height);
  if (left < right && top < bottom) {
    const { box } = clay;
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, top);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return { left, right, top, bottom };
}

const mix = (plane: Float32Array, i: number, to: number, u: number) => {
  const from = plane[i] ?? 0;
  plane[i] = from + (to - from) * u;
};

/** Puts one pixel of a part; where it meets another within `melt`, the two flow together. */
export function press(
  clay: Clay,
  i: number,
  near: number,
  normal: readonly [number, number, number],
  paint: Paint,
  cover: number,
  melt: number,
) {
  const old = clay.cover[i] ?? 0;
  const gap = near - (clay.near[i] ?? 0);
  const above = melt > 0 ? Math.min(Math.max(0.5 + (0.5 * gap) / melt, 0), 1) : gap > 0 ? 1 : 0;
  const u = old === 0 ? 1 : Math.max(above * cover, cover * (1 - old));
  if (u <= 0) return;
  const flow = old === 0 || melt <= 0 ? 0 : Math.max(melt - Math.abs(gap), 0);
  if (old === 0 || gap > 0) clay.near[i] = near;
  clay.near[i] = (clay.near[i] ?? 0) + (flow * flow * cover) / (4 * melt || 1);
  mix(clay.nx, i, normal[0], u);
  mix(clay.ny, i, normal[1], u);
  mix(clay.nz, i, normal[2], u);
  mix(clay.r, i, paint.r, u);
  mix(clay.g, i, paint.g, u);
  mix(clay.b, i, paint.b, u);
  mix(clay.gloss, i, paint.gloss, u);
  clay.cover[i] = old + (1 - old) * cover;
}
