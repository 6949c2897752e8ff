import { clamp, mix, type Point, type Pose, place, smooth } from './geometry';

/** A stretch of a life; without `ahead`, `aside` and `turn` it is a rest. */
export type Move = {
  seconds: number;
  ahead?: number;
  aside?: number;
  turn?: number;
  /** How high it flies in this stretch, in pixels; its feet leave the ground. */
  leap?: number;
};

type Moment = Pose & { phase: number; walk: number; lift: number; air: number; calm: number };

export type Journey = ReturnType<typeof createJourney>;

const rate = 240;
/** The share of a stride that a foot stands; above a half, so that all six stand now and then. */
const standing = 0.6;
/** A phase in which all six feet stand: every rest has to begin and end here. */
const allDown = 0.05;

/** Starts and stops at once, as insects do. */
function gone(share: number) {
  const ramp = 0.14;
  const top = 1 / (1 - ramp);
  if (share < ramp) return (top * share * share) / (2 * ramp);
  if (share > 1 - ramp) return 1 - (top * (1 - share) ** 2) / (2 * ramp);
  return top * (share - ramp / 2);
}

export function createJourney(start: Pose, moves: readonly Move[], stride: number, girth: number) {
  const table: Moment[] = [];
  let now: Moment = { ...start, phase: allDown, walk: 0, lift: 0, air: 0, calm: 1 };
  for (const move of moves) {
    const { seconds, ahead = 0, aside = 0, turn = 0, leap = 0 } = move;
    const effort = Math.hypot(ahead, aside) + Math.abs(turn) * girth;
    const strides = effort === 0 || leap ? 0 : Math.max(1, Math.round(effort / (stride / 2))) / 2;
    const count = Math.max(1, Math.round(seconds * rate));
    const from = now;
    let before = 0;
    for (let step = 1; step <= count; step += 1) {
      const share = leap ? smooth(0, 1, step / count) : gone(step / count);
      const angle = from.angle + turn * share;
      const travelled = place(
        { x: now.x, y: now.y, angle },
        { x: ahead * (share - before), y: aside * (share - before) },
      );
      const high = leap ? Math.sin((Math.PI * step) / count) : 0;
      now = {
        ...travelled,
        angle,
        phase: from.phase + strides * share,
        walk: from.walk + (leap && step * 2 > count ? 1 : 0),
        lift: leap * high ** 0.8,
        air: leap ? Math.min(1, (Math.min(step, count - step) / rate) * 14) : 0,
        calm: mix(now.calm, effort === 0 ? 1 : 0, effort === 0 ? 0.02 : 0.08),
      };
      before = share;
      table.push(now);
    }
  }
  const last = table.length - 1;
  const sample = (index: number) => table[clamp(index, 0, last)] ?? now;

  function at(time: number): Moment {
    const index = clamp(time * rate, 0, last);
    const [a, b] = [sample(Math.floor(index)), sample(Math.floor(index) + 1)];
    const share = index - Math.floor(index);
    const blend = (part: Exclude<keyof Moment, 'walk'>) => mix(a[part], b[part], share);
    return {
      x: blend('x'),
      y: blend('y'),
      angle: blend('angle'),
      phase: blend('phase'),
      lift: blend('lift'),
      air: blend('air'),
      calm: blend('calm'),
      walk: a.walk,
    };
  }

  /** First and last moment on the ground of each walk: a foot must not be nailed in the air. */
  const grounds = new Map<number, { from: number; to: number }>();
  table.forEach(({ walk, air }, index) => {
    if (air > 0) return;
    const ground = grounds.get(walk);
    if (ground) ground.to = index;
    else grounds.set(walk, { from: index, to: index });
  });

  function poseAtPhase(walk: number, phase: number): Pose {
    let { from: low, to: high } = grounds.get(walk) ?? { from: 0, to: 0 };
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sample(middle).phase < phase) low = middle + 1;
      else high = middle;
    }
    return sample(low);
  }

  /** Where a foot is: nailed to one place of the screen while it stands, else on its way. */
  function foot(time: number, rest: Point, offset: number, raise: number) {
    const { phase, walk } = at(time);
    const local = phase + offset;
    const cycle = Math.floor(local);
    const within = local - cycle;
    const nail = (cycle: number) => {
      const under = poseAtPhase(walk, cycle + standing / 2 - offset);
      return { ...place(under, rest), angle: under.angle };
    };
    const stood = nail(cycle);
    if (within <= standing) return { ...stood, z: 0 };
    const next = nail(cycle + 1);
    const share = (within - standing) / (1 - standing);
    const eased = smooth(-0.08, 1.08, share);
    return {
      x: mix(stood.x, next.x, eased),
      y: mix(stood.y, next.y, eased),
      angle: mix(stood.angle, next.angle, eased),
      z: raise * Math.sin(Math.PI * share),
    };
  }

  return { at, foot, seconds: table.length / rate };
}
