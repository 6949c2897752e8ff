import { mix } from '../clay/motion';
import { add, type Frame, place, times, unit, type Vec } from '../clay/space';
import type { Moment } from './script';

type Wing = { root: Vec; length: number; wide: number; late: number };
const wings: readonly Wing[] = [
  { root: [-14, -70, 34], length: 200, wide: 74, late: 0.25 },
  { root: [16, -76, 36], length: 300, wide: 104, late: 0 },
];
const copies = 26;

/** Along the span and across the chord, as shares of length and width. */
const outline: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.3, -0.16],
  [0.7, -0.2],
  [0.95, -0.08],
  [1, 0.22],
  [0.9, 0.6],
  [0.62, 0.84],
  [0.3, 0.6],
  [0.1, 0.2],
];
const veins = [
  [0, 0, 0.5, -0.1, 0.92, 0.05],
  [0, 0, 0.45, 0.12, 0.94, 0.34],
  [0, 0, 0.36, 0.3, 0.72, 0.74],
  [0.45, -0.02, 0.5, 0.15, 0.52, 0.4],
  [0.66, 0, 0.7, 0.2, 0.68, 0.48],
] as const;

function trace(
  to: CanvasRenderingContext2D,
  at: (u: number, v: number) => readonly [number, number],
) {
  to.beginPath();
  for (const [index, [u, v]] of outline.entries()) {
    const [nu, nv] = outline[(index + 1) % outline.length] ?? [0, 0];
    const [x, y] = at(u, v);
    const [mx, my] = at((u + nu) / 2, (v + nv) / 2);
    if (index === 0) to.moveTo(mx, my);
    else to.quadraticCurveTo(x, y, mx, my);
  }
  to.quadraticCurveTo(...at(0, 0), ...at(0.15, -0.08));
  to.closePath();
}

function blade(
  to: CanvasRenderingContext2D,
  body: Frame,
  wing: Wing,
  side: 1 | -1,
  now: Moment,
  stroke: number,
  seen: number,
) {
  const root = place(body, [wing.root[0], wing.root[1], wing.root[2] * side]);
  const out = times(body.z, side);
  const up = times(body.y, -1);
  const lift = 0.5 + stroke * 0.75 - wing.late;
  const flying = unit(
    add(
      add(times(out, Math.cos(lift)), times(up, Math.sin(lift))),
      times(body.x, -0.35 - wing.late),
    ),
  );
  const resting = unit(add(add(times(body.x, -0.93), times(up, 0.16)), times(out, 0.36)));
  const span = unit(add(times(flying, now.beat), times(resting, 1 - now.beat)));
  const trail = unit(add(times(body.x, -1), times(up, -0.35 * stroke)));
  const droop = unit(add(times(out, 0.85), times(up, -0.5)));
  const chord = add(times(trail, now.beat), times(droop, 1 - now.beat));
  const at = (u: number, v: number) => {
    const bend = u * u * 14 * (now.beat * stroke);
    const spot = add(root, add(times(span, u * wing.length), times(chord, v * wing.wide)));
    return [
      (spot[0] - body.y[0] * bend) * now.near,
      (spot[1] - body.y[1] * bend) * now.near,
    ] as const;
  };
  trace(to, at);
  to.fillStyle = `rgba(126,146,170,${seen})`;
  to.fill();
  to.strokeStyle = `rgba(70,58,50,${seen * mix(1.25, 0.3, now.beat)})`;
  to.lineWidth = mix(1.1, 2.2, 1 - now.beat) * now.near;
  to.stroke();
  for (const [a, b, c, d, e, f] of veins) {
    to.beginPath();
    to.moveTo(...at(a, b));
    to.quadraticCurveTo(...at(c, d), ...at(e, f));
    to.stroke();
  }
}

/** Beating wings are a fan of many faint ones, densest where they turn; resting ones are one each. */
export function drawWings(to: CanvasRenderingContext2D, body: Frame, side: 1 | -1, now: Moment) {
  for (const wing of wings) {
    for (let copy = 0; copy < copies; copy += 1) {
      const shift = Math.sin(now.time * 71 + copy) * 0.12;
      const stroke = -Math.cos(((copy + 0.5 + shift) / copies) * Math.PI) * now.beat;
      const bright = 1 + 0.7 * Math.cos(now.time * 47 + (copy / copies) * 6.28);
      const rest = copy === 0 ? 0.3 : 0;
      const seen = mix(rest, 0.031 * bright, Math.min(now.beat * 1.6, 1));
      if (seen > 0.004) blade(to, body, wing, side, now, stroke, seen);
    }
  }
}
