import {
  type Field,
  flag,
  hexColour,
  integer,
  readSettings,
  type Values,
} from '../../stage/fields';

/** Where somebody hit the glass, in thousandths of the stage's width and height. */
export type Hit = { x: number; y: number };

export const mostImpacts = 12;
export const impacts = { min: 0, max: 5, default: 1 };
export const size = { min: 40, max: 160, default: 100, step: 10 };
export const seeds = { min: 1, max: 9999, default: 53 };

const none: readonly Hit[] = [];
const printed = ({ x, y }: Hit) => `${x}-${y}`;

function readHit(text: string): Hit[] {
  const [x = 0, y = 0] = text.split('-').map(Number);
  return /^\d{1,4}-\d{1,4}$/.test(text) && x <= 1000 && y <= 1000 ? [{ x, y }] : [];
}

/** `500-250_20-980`: the oldest first, no place twice. */
export const hits: Field<readonly Hit[]> = {
  default: none,
  read(text) {
    const places = new Map(
      text
        .split('_')
        .flatMap(readHit)
        .map((hit) => [printed(hit), hit]),
    );
    return places.size > 0 ? [...places.values()].slice(-mostImpacts) : none;
  },
  write: (values) => values.map(printed).join('_'),
};

export const brokenScreenFields = () => ({
  colour: hexColour('#0c0e12'),
  seed: integer(seeds),
  impacts: integer(impacts),
  size: integer(size),
  lines: flag(true),
  hits,
});

export type BrokenScreenFields = ReturnType<typeof brokenScreenFields>;
export type BrokenScreenValues = Values<BrokenScreenFields>;

export const defaults: BrokenScreenValues = readSettings(brokenScreenFields(), '');
