export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);
export const mix = (a: number, b: number, u: number) => a + (b - a) * u;

/** 0 before `from`, 1 after `to`, at rest at both ends. */
export function ease(value: number, from = 0, to = 1) {
  const u = clamp((value - from) / (to - from));
  return u * u * u * (u * (u * 6 - 15) + 10);
}

/** Up between `from` and `full`, down between `leave` and `to`. */
export const swell = (value: number, from: number, full: number, leave: number, to: number) =>
  ease(value, from, full) * (1 - ease(value, leave, to));

/** What is left of a knock at `start`: swings and dies away. */
export function ring(value: number, start: number, swings: number, decay: number) {
  const since = value - start;
  return since < 0 ? 0 : Math.sin(since * swings * Math.PI * 2) * Math.exp(-since * decay);
}

/** Numbers that look random and are the same in every rendering. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Key = readonly [when: number, ...values: number[]];

/** Passes through all keys without corners; rests where two keys in a row are equal. */
export function track(keys: readonly Key[], time: number, channel = 0): number {
  const value = (index: number) => keys[clamp(index, 0, keys.length - 1)]?.[channel + 1] ?? 0;
  const when = (index: number) => keys[clamp(index, 0, keys.length - 1)]?.[0] ?? 0;
  const slope = (index: number) => {
    const before = value(index) - value(index - 1);
    const after = value(index + 1) - value(index);
    if (before * after <= 0) return 0;
    return (before + after) / (when(index + 1) - when(index - 1) || 1);
  };
  let index = 0;
  while (index < keys.length - 2 && time >= when(index + 1)) index += 1;
  const span = when(index + 1) - when(index) || 1;
  const u = clamp((time - when(index)) / span);
  const u2 = u * u;
  const u3 = u2 * u;
  return (
    value(index) * (2 * u3 - 3 * u2 + 1) +
    slope(index) * span * (u3 - 2 * u2 + u) +
    value(index + 1) * (3 * u2 - 2 * u3) +
    slope(index + 1) * span * (u3 - u2)
  );
}
