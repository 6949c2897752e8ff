export type Point = readonly [x: number, y: number];

/** The impact is the origin, and no part of its fracture is further away than this in x or y. */
export const reach = 1000;

const within = (value: number) => Math.min(reach, Math.max(-reach, value));

export const polar = (angle: number, radius: number): Point => [
  within(Math.cos(angle) * radius),
  within(Math.sin(angle) * radius),
];

export const moved = ([x, y]: Point, dx: number, dy: number): Point => [
  within(x + dx),
  within(y + dy),
];

export const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Whole numbers, relative to each other: a page carries its first fracture as text. */
function drawn(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const [start, ...steps] = points.map((point) => {
    const step = pair(Math.round(point[0]) - x, Math.round(point[1]) - y);
    [x, y] = [Math.round(point[0]), Math.round(point[1])];
    return step;
  });
  return `M${start}l${steps.join(' ').replaceAll(' -', '-')}`;
}

export const lines = (shapes: readonly (readonly Point[])[]) => shapes.map(drawn).join('');

export const outlines = (shapes: readonly (readonly Point[])[]) =>
  shapes.map((shape) => `${drawn(shape)}z`).join('');

/** A closed path without corners. */
export function rounded(points: readonly Point[]): string {
  const whole = ([x, y]: Point) => pair(Math.round(x), Math.round(y));
  const start = middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]);
  const curves = points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    return `Q${whole(point)} ${whole(middle(point, next))}`;
  });
  return `M${whole(start)}${curves.join('')}z`;
}
