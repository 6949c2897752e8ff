export type Point = readonly [x: number, y: number];

/** The impact is the origin, and no part of its fracture is further away than this in x or y. */
export const reach = 2000;

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

/** To the left of the way from one point to another, `length` away. */
function aside(from: Point, to: Point, length: number): Point {
  const scale = length / (distance(from, to) || 1);
  return [-(to[1] - from[1]) * scale, (to[0] - from[0]) * scale];
}

/** A line that has a width: `widthAt` goes from 0 at its first point to 1 at its last. */
export function sliver(line: readonly Point[], widthAt: (part: number) => number): Point[] {
  const last = line.length - 1;
  const sides = line.map((point, at) => {
    const [dx, dy] = aside(
      line[Math.max(0, at - 1)] ?? point,
      line[Math.min(last, at + 1)] ?? point,
      widthAt(at / last) / 2,
    );
    return { left: moved(point, dx, dy), right: moved(point, -dx, -dy) };
  });
  return [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()];
}

const numbers = (dx: number, dy: number) => `${dx}${dy < 0 ? '' : ' '}${dy}`;

function steps(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  let [x, y] = first;
  const relative = rest.map((point) => {
    const step = numbers(point[0] - x, point[1] - y);
    [x, y] = point;
    return step;
  });
  return `M${numbers(...first)}l${relative.join(' ').replaceAll(' -', '-')}`;
}

/** Path data of whole numbers relative to each other: a page carries it as text. */
export const outlines = (shapes: readonly (readonly Point[])[]) =>
  shapes.map((shape) => `${steps(shape)}z`).join('');

/** A closed path without corners. */
export function rounded(points: readonly Point[]): string {
  const whole = ([x, y]: Point) => numbers(Math.round(x), Math.round(y));
  const start = middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]);
  const curves = points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    return `Q${whole(point)} ${whole(middle(point, next))}`;
  });
  return `M${whole(start)}${curves.join('')}z`;
}
