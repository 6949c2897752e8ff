import { crush } from './crush';
import { type BrokenScreenValues, type Hit, mostImpacts, seeds } from './fields';
import { ink } from './ink';
import { between, either, type Random, randomFrom } from './random';
import { web } from './web';

/** Everything that one blow does to the glass, around the point it fell on. */
export function fracture(seed: number) {
  const random = randomFrom(seed);
  return { ...web(random), ...crush(random), ink: ink(random) };
}

/** x and y are parts of the stage, `scale` is relative to the strongest blow. */
export type Impact = { seed: number; x: number; y: number; scale: number; leaks: boolean };

const newSeed = (random: Random) => Math.floor(random() * 1e6);
const part = (random: Random, low: number, high: number) =>
  Math.round(between(random, low, high) * 1000) / 1000;

/** The first blow falls near the middle and is the strongest. */
function first(seed: number): Impact {
  const random = randomFrom(seed * 31);
  const own = newSeed(random);
  const [x, y] = [part(random, 0.3, 0.7), part(random, 0.28, 0.66)];
  return { seed: own, x, y, scale: 1, leaks: true };
}

const lesser = (random: Random, x: number, y: number): Impact => ({
  seed: newSeed(random),
  x,
  y,
  scale: part(random, 0.45, 0.85),
  leaks: either(random, 0.4),
});

function seeded(seed: number, at: number): Impact {
  const random = randomFrom(seed * 31 + at);
  return lesser(random, part(random, 0.08, 0.92), part(random, 0.08, 0.92));
}

const struck = (seed: number, { x, y }: Hit) =>
  lesser(randomFrom(seed + x * 1009 + y), x / 1000, y / 1000);

type Broken = Pick<BrokenScreenValues, 'seed' | 'impacts' | 'hits'>;

/** The oldest first. Where there are too many, the oldest is gone. */
export function impactsOf({ seed, impacts, hits }: Broken): Impact[] {
  const atFirst = Array.from({ length: impacts }, (_, at) =>
    at === 0 ? first(seed) : seeded(seed, at),
  );
  return [...atFirst, ...hits.map((hit) => struck(seed, hit))].slice(-mostImpacts);
}

const thousandths = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000);

type Box = { left: number; top: number; width: number; height: number };

export const hitAt = (clientX: number, clientY: number, box: Box): Hit => ({
  x: thousandths((clientX - box.left) / box.width),
  y: thousandths((clientY - box.top) / box.height),
});

export function withHit(hits: readonly Hit[], { x, y }: Hit): readonly Hit[] {
  const others = hits.filter((other) => other.x !== x || other.y !== y);
  return [...others, { x, y }].slice(-mostImpacts);
}

/** Any seed but the one there is. */
export function otherSeed(seed: number, random: Random): number {
  const others = seeds.max - seeds.min;
  const step = 1 + Math.floor(random() * others);
  return seeds.min + ((seed - seeds.min + step) % (others + 1));
}
