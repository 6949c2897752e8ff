import { clamp, type Spot } from './geometry';
import { type Colour, type Lit, light, onScreen, slant } from './light';
import type { Ink } from './relief';

/** The knee of a leg of two bones, bent towards `bend`. */
export function knee(hip: Spot, ankle: Spot, femur: number, tibia: number, bend: Spot): Spot {
  const [dx, dy, dz] = [ankle.x - hip.x, ankle.y - hip.y, ankle.z - hip.z];
  const far = Math.hypot(dx, dy, dz) || 1;
  const reach = clamp(far, Math.abs(femur - tibia) * 1.02, (femur + tibia) * 0.998);
  const along = (femur * femur - tibia * tibia + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, femur * femur - along * along));
  const [ax, ay, az] = [dx / far, dy / far, dz / far];
  const share = bend.x * ax + bend.y * ay + bend.z * az;
  const [bx, by, bz] = [bend.x - ax * share, bend.y - ay * share, bend.z - az * share];
  const size = Math.hypot(bx, by, bz) || 1;
  const stretch = (along * far) / reach;
  return {
    x: hip.x + ax * stretch + (bx / size) * out,
    y: hip.y + ay * stretch + (by / size) * out,
    z: hip.z + az * stretch + (bz / size) * out,
  };
}

const found: Lit = { diffuse: 0, mirror: 0 };
const edges = [-0.97, -0.75, -0.45, -0.15, 0.15, 0.45, 0.75, 0.97] as const;

/** A rounded, tapering piece of a limb; `widths` are its half widths from end to end. */
export function drawLimb(
  ink: Ink,
  from: Spot,
  to: Spot,
  widths: readonly number[],
  own: Colour,
  gloss: number,
) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  if (long < 0.5) return;
  const [nx, ny] = [-dy / long, dx / long];
  const widest = Math.max(...widths);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const shading = ink.createLinearGradient(
    middle.x - nx * widest,
    middle.y - ny * widest,
    middle.x + nx * widest,
    middle.y + ny * widest,
  );
  for (const edge of edges) {
    light(nx * edge, ny * edge, Math.sqrt(1 - edge * edge), found);
    const parts = own.map((part) => onScreen(part * found.diffuse + found.mirror * gloss));
    shading.addColorStop((edge + 1) / 2, `rgb(${parts.join()})`);
  }
  ink.beginPath();
  const last = widths.length - 1;
  const corner = (index: number, side: number) => {
    const width = (widths[index] ?? 0) * side;
    const share = index / last;
    ink.lineTo(from.x + dx * share + nx * width, from.y + dy * share + ny * width);
  };
  for (let index = 0; index <= last; index += 1) corner(index, 1);
  for (let index = last; index >= 0; index -= 1) corner(index, -1);
  ink.closePath();
  ink.fillStyle = shading;
  ink.fill();
}

/** Where the shadow of a spot falls on the glass. */
export const fallen = (spot: Spot) => ({
  x: spot.x + spot.z * slant.x,
  y: spot.y + spot.z * slant.y,
});

/** A dark line between the shadows of spots, to be blurred by the caller. */
export function drawFallen(ink: Ink, spots: readonly Spot[], width: number) {
  ink.beginPath();
  for (const spot of spots) {
    const { x, y } = fallen(spot);
    ink.lineTo(x, y);
  }
  ink.lineWidth = width;
  ink.stroke();
}
