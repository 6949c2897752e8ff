/** Right, down, and towards the person who looks. */
export type Vec = readonly [number, number, number];

/** A place with three axes of length one: what a body part is fixed to. */
export type Frame = { at: Vec; x: Vec; y: Vec; z: Vec };

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, n: number): Vec => [a[0] * n, a[1] * n, a[2] * n];
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: Vec) => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => times(a, 1 / (size(a) || 1));
export const between = (a: Vec, b: Vec, u: number): Vec => add(a, times(minus(b, a), u));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Where something drawn in the frame's own terms is in the picture. */
export const place = (frame: Frame, local: Vec): Vec => add(frame.at, turn(frame, local));

export const turn = (frame: Frame, local: Vec): Vec =>
  add(add(times(frame.x, local[0]), times(frame.y, local[1])), times(frame.z, local[2]));

const mixed = (a: Vec, b: Vec, angle: number): readonly [Vec, Vec] => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [add(times(a, c), times(b, s)), add(times(b, c), times(a, -s))];
};

/** Turns x towards y. */
export function yawed(frame: Frame, angle: number): Frame {
  const [x, y] = mixed(frame.x, frame.y, angle);
  return { ...frame, x, y };
}

/** Turns x towards z. */
export function pitched(frame: Frame, angle: number): Frame {
  const [x, z] = mixed(frame.x, frame.z, angle);
  return { ...frame, x, z };
}

/** Turns y towards z. */
export function rolled(frame: Frame, angle: number): Frame {
  const [y, z] = mixed(frame.y, frame.z, angle);
  return { ...frame, y, z };
}

export const moved = (frame: Frame, local: Vec): Frame => ({ ...frame, at: place(frame, local) });

/** The middle joint of two bones from `from` to `to`, bent towards `pole`. */
export function joint(from: Vec, to: Vec, first: number, second: number, pole: Vec): Vec {
  const span = Math.min(Math.max(size(minus(to, from)), 1), (first + second) * 0.999);
  const along = unit(minus(to, from));
  const reach = (first * first - second * second + span * span) / (2 * span);
  const out = Math.sqrt(Math.max(first * first - reach * reach, 0));
  const sideways = unit(minus(pole, times(along, dot(pole, along))));
  return add(from, add(times(along, reach), times(sideways, out)));
}
