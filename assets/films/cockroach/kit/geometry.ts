export type Point = { x: number; y: number };
export type Spot = Point & { z: number };
export type Pose = Point & { angle: number };

export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** From 0 to 1 with soft ends. */
export function smooth(low: number, high: number, value: number) {
  const share = clamp((value - low) / (high - low), 0, 1);
  return share * share * (3 - 2 * share);
}

/** From a creature's own frame (x ahead, y to its right) to the picture. */
export function place(pose: Pose, point: Point): Point {
  const cos = Math.cos(pose.angle);
  const sin = Math.sin(pose.angle);
  return { x: pose.x + point.x * cos - point.y * sin, y: pose.y + point.x * sin + point.y * cos };
}

export const turned = (point: Point, angle: number) => place({ x: 0, y: 0, angle }, point);

/** A smooth curve through values at even distances, asked from 0 to 1. */
export function curve(values: readonly number[]) {
  const at = (index: number) => values[clamp(index, 0, values.length - 1)] ?? 0;
  return (share: number) => {
    const place = clamp(share, 0, 1) * (values.length - 1);
    const index = Math.min(Math.floor(place), values.length - 2);
    const t = place - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}

/** A closed outline from points. */
export function outline(points: readonly Point[]) {
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** Evenly spaced numbers, both ends included. */
export const steps = (count: number, from = 0, to = 1) =>
  Array.from({ length: count + 1 }, (_, index) => mix(from, to, index / count));
