import { crush } from './crush';
import { ink } from './ink';
import { between, randomFrom } from './random';
import { type BrokenScreenValues, type Hit, mostImpacts } from './settings';
import { web } from './web';

/** Everything that one blow does to the glass, around the point it fell on. */
export function fracture(seed: number) {
  const random = randomFrom(seed);
  return { ...web(random), ...crush(random), ink: ink(random) };
}

export type Fracture = ReturnType<typeof fracture>;

/** x and y are parts of the stage, `scale` is relative to the first impact. */
export type Impact = { seed: number; x: number; y: number; scale: number };

function seeded(seed: number, at: number): Impact {
  const random = randomFrom(seed * 31 + at);
  const own = Math.floor(random() * 1e6);
  const [x, y] = [between(random, 0.3, 0.7), between(random, 0.28, 0.66)];
  if (at === 0) return { seed: own, x, y, scale: 1 };
  return {
    seed: own,
    x: between(random, 0.08, 0.92),
    y: between(random, 0.08, 0.92),
    scale: between(random, 0.45, 0.8),
  };
}

function struck(seed: number, { x, y }: Hit): Impact {
  const random = randomFrom(seed + x * 1009 + y);
  return {
    seed: Math.floor(random() * 1e6),
    x: x / 1000,
    y: y / 1000,
    scale: between(random, 0.5, 0.85),
  };
}

type Broken = Pick<BrokenScreenValues, 'seed' | 'impacts' | 'hits'>;

export function impactsOf({ seed, impacts, hits }: Broken): Impact[] {
  const atFirst = Array.from({ length: impacts }, (_, at) => seeded(seed, at));
  return [...atFirst, ...hits.map((hit) => struck(seed, hit))].slice(-mostImpacts);
}

/** The oldest goes when there are too many. */
export const withHit = (hits: readonly Hit[], hit: Hit): readonly Hit[] =>
  [...hits, hit].slice(-mostImpacts);

const dead = ['#fff', '#000', '#f2f', '#0f6', '#2cf', '#f33', '#fe3', '#24f'];

/** `x` in percent of the stage's width; a line is dead from the break to the end it is cut off from. */
export type DeadLine = { x: number; from: number; to: number; colour: string; wide: boolean };

/** Columns of pixels that nothing drives any more. */
export function deadLines({ seed, x, y, scale }: Impact): DeadLine[] {
  const random = randomFrom(seed + 1);
  return Array.from({ length: Math.round(9 * scale ** 2) }, () => {
    const isWhole = random() < 0.6;
    const isBelow = random() < 0.7;
    const near = between(random, -1, 1) * between(random, 0, 1);
    return {
      x: Math.round(1000 * x + 90 * near) / 10,
      from: isWhole || !isBelow ? 0 : Math.round(y * 100),
      to: isWhole || isBelow ? 100 : Math.round(y * 100),
      colour: dead[Math.floor(random() * dead.length)] ?? '#fff',
      wide: random() < 0.25,
    };
  });
}
