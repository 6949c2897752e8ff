import { type Field, flag, hexColour, integer, type Values } from '../../stage/settings';

/** In thousandths of the stage's width and height. */
export type Hit = { x: number; y: number };

export const mostImpacts = 12;
export const startImpacts = { min: 0, max: 5, default: 1 };
export const size = { min: 40, max: 160, default: 100, step: 10 };
export const seeds = { min: 1, max: 9999, default: 7 };

const inside = (thousandths: number) => thousandths >= 0 && thousandths <= 1000;

function readHit(text: string): Hit[] {
  const [x, y] = /^\d{1,4}-\d{1,4}$/.test(text) ? text.split('-').map(Number) : [];
  return x !== undefined && y !== undefined && inside(x) && inside(y) ? [{ x, y }] : [];
}

const none: readonly Hit[] = [];

/** `500-250_20-980`: where people hit the glass, the oldest first. */
export const hits: Field<readonly Hit[]> = {
  default: none,
  read(text) {
    const found = text.split('_').flatMap(readHit).slice(-mostImpacts);
    return found.length > 0 ? found : undefined;
  },
  write: (values) => values.map(({ x, y }) => `${x}-${y}`).join('_'),
};

export const brokenScreenSettings = () => ({
  colour: hexColour('#0c0e12'),
  seed: integer(seeds),
  impacts: integer(startImpacts),
  size: integer(size),
  lines: flag(true),
  hits,
});

export type BrokenScreenFields = ReturnType<typeof brokenScreenSettings>;
export type BrokenScreenValues = Values<BrokenScreenFields>;
