import type { Clay } from '../clay/clay';
import { sun } from '../clay/light';
import { ease, seeded } from '../clay/motion';
import { type Bee, band, eggs } from './body';
import type { Moment } from './script';

type Colour = readonly [number, number, number];
type Hair = {
  part: number;
  q: Colour;
  length: number;
  width: number;
  lean: Colour;
  colour: Colour;
};

const gold: Colour = [250, 178, 48];
const straw: Colour = [255, 219, 128];
const shadowed = 0.86;
const brown: Colour = [58, 38, 26];
const amounts = [5000, 3000, 2300, 2100, 1200];

/** What grows at a place of a part; nothing where the eyes are. */
function coat(name: string, x: number, y: number, z: number, along: number, chance: number) {
  if (name === 'head') {
    const eye = Math.hypot((y + 0.06) / 0.72, (Math.abs(z) - 0.72) / 0.4);
    if (x > -0.1 && eye < 1) return undefined;
    return { colour: y > 0.25 || chance > 0.75 ? straw : gold, length: x > 0.4 ? 20 : 27 };
  }
  if (name === 'thorax') {
    const spot = Math.hypot(x + 0.05, z) < 0.38 && y < -0.75;
    return { colour: spot ? brown : chance > 0.7 ? straw : gold, length: spot ? 24 : 44 };
  }
  const honey = band(-along) > 0.35 + chance * 0.3;
  return { colour: honey ? (chance > 0.6 ? straw : gold) : brown, length: honey ? 29 : 19 };
}

/** Fur lies backwards; on the face it is parted and lies down and outwards. */
const comb = (name: string, z: number, spread: () => number): Colour =>
  name === 'head'
    ? [-0.25 + spread() * 0.3, 0.5 + spread() * 0.5, Math.sign(z) * 0.35 + spread() * 0.5]
    : [-0.5 + spread() * 0.5, 0.12 + spread() * 0.5, spread() * 0.5];

export function grow(): readonly Hair[] {
  const random = seeded(77);
  const spread = () => random() + random() - 1;
  return eggs.flatMap((one, part) =>
    Array.from({ length: amounts[part] ?? 0 }, (): Hair | undefined => {
      const y = random() * 2 - 1;
      const angle = random() * Math.PI * 2;
      const ring = Math.sqrt(1 - y * y);
      const [x, z] = [ring * Math.cos(angle), ring * Math.sin(angle)];
      const kind = coat(one.name, x, y, z, one.at[0] + x * one.radii[0], random());
      if (!kind) return undefined;
      const shade = 0.87 + random() * 0.24;
      const [r, g, b] = kind.colour;
      return {
        ...{ part, q: [x, y, z], length: kind.length * (0.65 + random() * 0.6) },
        width: 1.2 + random() * 1.2,
        lean: comb(one.name, z, spread),
        colour: [r * shade, g * shade, b * shade],
      };
    }).filter((hair) => hair !== undefined),
  );
}

type Strand = { z: number; path: readonly number[]; style: string };

/** Draws the coat over the shaded form: each hair bent, lit and hidden by itself, far ones first. */
export function drawFur(
  to: CanvasRenderingContext2D,
  clay: Clay,
  bee: Bee,
  hairs: readonly Hair[],
  now: Moment,
) {
  const strands: Strand[] = [];
  const zoom = clay.zoom;
  for (const hair of hairs) {
    const part = bee.parts[hair.part];
    if (!part) continue;
    const { at, x, y, z } = part.frame;
    const [qx, qy, qz] = hair.q;
    const [px, py, pz] = [qx * part.radii[0], qy * part.radii[1], qz * part.radii[2]];
    const nz = x[2] * qx + y[2] * qy + z[2] * qz;
    if (nz < -0.45) continue;
    const nx = x[0] * qx + y[0] * qy + z[0] * qz;
    const ny = x[1] * qx + y[1] * qy + z[1] * qz;
    const rx = (at[0] + x[0] * px + y[0] * py + z[0] * pz) * zoom;
    const ry = (at[1] + x[1] * px + y[1] * py + z[1] * pz) * zoom;
    const rz = (at[2] + x[2] * px + y[2] * py + z[2] * pz) * zoom;
    const [lx, ly, lz] = hair.lean;
    const dx = nx + x[0] * lx + y[0] * ly + z[0] * lz + now.drag[0] * 0.006;
    const dy = ny + x[1] * lx + y[1] * ly + z[1] * lz + now.drag[1] * 0.006 + 0.1;
    const dz = nz + x[2] * lx + y[2] * ly + z[2] * lz;
    const reach = (hair.length * zoom) / Math.max(Math.hypot(dx, dy, dz), 0.75);
    const [mx, my] = [rx + nx * reach * 0.5, ry + ny * reach * 0.5];
    const [tx, ty, tz] = [rx + dx * reach, ry + dy * reach, rz + dz * reach];
    const spot = Math.round(my) * clay.width + Math.round(mx);
    if (mx > 0 && mx < clay.width - 1 && (clay.near[spot] ?? 0) > rz + 16 * zoom) continue;
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const rim = (1 - Math.max(nz, 0)) ** 3;
    const below = ease(ny, 0.2, 1) * 0.16;
    const light =
      0.5 +
      0.62 * Math.max((facing + 0.35) / 1.35, 0) +
      rim * 0.14 -
      below +
      (hair.part === 1 ? 0.08 : 0);
    const [r, g, b] = hair.colour;
    const red = Math.min(r * light ** shadowed, 255) | 0;
    const style = `rgb(${red},${Math.min(g * light, 255) | 0},${Math.min(b * light, 255) | 0})`;
    const across = Math.hypot(tx - rx, ty - ry) || 1;
    const half = (hair.width * zoom * 0.5) / across;
    const [wx, wy] = [-(ty - ry) * half, (tx - rx) * half];
    strands.push({ z: (rz + tz) / 2, path: [rx, ry, wx, wy, mx, my, tx, ty], style });
  }
  strands.sort((a, b) => a.z - b.z);
  for (const { path, style } of strands) {
    const [rx = 0, ry = 0, wx = 0, wy = 0, mx = 0, my = 0, tx = 0, ty = 0] = path;
    to.fillStyle = style;
    to.beginPath();
    to.moveTo(rx + wx, ry + wy);
    to.quadraticCurveTo(mx + wx, my + wy, tx, ty);
    to.quadraticCurveTo(mx - wx, my - wy, rx - wx, ry - wy);
    to.fill();
  }
}
