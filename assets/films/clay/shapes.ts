import { type Clay, claim, type Paint, press, type Skin } from './clay';
import { type Frame, times, type Vec } from './space';

const paint: Paint = { r: 0, g: 0, b: 0, gloss: 0 };
const normal: [number, number, number] = [0, 0, 1];

/** An egg in any position; its skin is asked with the place on a ball of radius one. */
export function egg(clay: Clay, frame: Frame, radii: Vec, skin: Skin, melt = 0) {
  const { x: ax, y: ay, z: az } = frame;
  const at = times(frame.at, clay.zoom);
  const [rx, ry, rz] = times(radii, clay.zoom);
  const halfX = Math.hypot(ax[0] * rx, ay[0] * ry, az[0] * rz);
  const halfY = Math.hypot(ax[1] * rx, ay[1] * ry, az[1] * rz);
  const edge = Math.min(halfX, halfY);
  const { left, right, top, bottom } = claim(clay, at[0], at[1], halfX, halfY);
  const [vx, vy, vz] = [ax[2] / rx, ay[2] / ry, az[2] / rz];
  const a = vx * vx + vy * vy + vz * vz;
  for (let py = top; py < bottom; py += 1) {
    const dy = py + 0.5 - at[1];
    for (let px = left; px < right; px += 1) {
      const dx = px + 0.5 - at[0];
      const ox = (ax[0] * dx + ax[1] * dy) / rx;
      const oy = (ay[0] * dx + ay[1] * dy) / ry;
      const oz = (az[0] * dx + az[1] * dy) / rz;
      const b = ox * vx + oy * vy + oz * vz;
      const inside = b * b - a * (ox * ox + oy * oy + oz * oz - 1);
      const cover = (1 - Math.sqrt(Math.max(1 - inside / a, 0))) * edge + 0.5;
      if (cover <= 0) continue;
      const z = (-b + Math.sqrt(Math.max(inside, 0))) / a;
      const [qx, qy, qz] = [ox + z * vx, oy + z * vy, oz + z * vz];
      const [ux, uy, uz] = [qx / rx, qy / ry, qz / rz];
      normal[0] = ax[0] * ux + ay[0] * uy + az[0] * uz;
      normal[1] = ax[1] * ux + ay[1] * uy + az[1] * uz;
      normal[2] = ax[2] * ux + ay[2] * uy + az[2] * uz;
      const length = 1 / (Math.hypot(normal[0], normal[1], normal[2]) || 1);
      normal[0] *= length;
      normal[1] *= length;
      normal[2] = Math.max(normal[2] * length, 0);
      skin(paint, qx, qy, qz);
      press(clay, py * clay.width + px, at[2] + z, normal, paint, Math.min(cover, 1), melt);
    }
  }
}

export type Ball = { at: Vec; r: number };

const zoomed = (ball: Ball, zoom: number): Ball => ({
  at: times(ball.at, zoom),
  r: ball.r * zoom,
});

/** A rod between two balls, thicker in the middle by `belly`; its skin is asked with the way along, the side, and how it faces us. */
export function rod(clay: Clay, start: Ball, end: Ball, skin: Skin, melt = 0, belly = 0) {
  const from = zoomed(start, clay.zoom);
  const to = zoomed(end, clay.zoom);
  const [dx, dy, dz] = [to.at[0] - from.at[0], to.at[1] - from.at[1], to.at[2] - from.at[2]];
  const swell = belly * clay.zoom * 4;
  const r = Math.max(from.r, to.r) + Math.max(swell, 0) / 4;
  const flat = dx * dx + dy * dy || 1e-6;
  const length = Math.sqrt(flat);
  const { left, right, top, bottom } = claim(
    clay,
    (from.at[0] + to.at[0]) / 2,
    (from.at[1] + to.at[1]) / 2,
    Math.abs(dx) / 2 + r,
    Math.abs(dy) / 2 + r,
  );
  for (let py = top; py < bottom; py += 1) {
    const oy = py + 0.5 - from.at[1];
    for (let px = left; px < right; px += 1) {
      const ox = px + 0.5 - from.at[0];
      const u = Math.min(Math.max((ox * dx + oy * dy) / flat, 0), 1);
      const radius = from.r + (to.r - from.r) * u + swell * u * (1 - u);
      const [ex, ey] = [ox - dx * u, oy - dy * u];
      const away = Math.sqrt(ex * ex + ey * ey);
      const cover = radius - away + 0.5;
      if (cover <= 0) continue;
      normal[0] = ex / radius;
      normal[1] = ey / radius;
      normal[2] = Math.sqrt(Math.max(1 - (away * away) / (radius * radius), 0));
      skin(paint, u, (ex * -dy + ey * dx) / length / radius, normal[2]);
      const near = from.at[2] + dz * u + normal[2] * radius;
      press(clay, py * clay.width + px, near, normal, paint, Math.min(cover, 1), melt);
    }
  }
}
