import type { Coding, Encodings } from './encodings';

type Weights = Readonly<Record<Coding, number>>;

/** In the order preferred by us when the visitor has no preference. */
const CODINGS = ['br', 'gzip', 'identity'] as const satisfies Coding[];

/** A visitor that does not mention `identity` still accepts it, below everything mentioned. */
const LAST_RESORT = 0.0001;
const NO_HEADER: Weights = { br: 0, gzip: 0, identity: 1 };

const LISTED = /^([^\s;]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

function listedWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [, coding, weight = '1'] = LISTED.exec(item.trim()) ?? [];
    if (coding) weights.set(coding.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight));
  }
  return weights;
}

function parse(header: string): Weights {
  const listed = listedWeights(header);
  const others = listed.get('*');
  return {
    br: listed.get('br') ?? others ?? 0,
    gzip: listed.get('gzip') ?? others ?? 0,
    identity: listed.get('identity') ?? others ?? LAST_RESORT,
  };
}

/** Browsers send a handful of headers between them; the bound keeps anyone else from filling it. */
const MOST_REMEMBERED = 64;
const LONGEST_REMEMBERED = 64;
const remembered = new Map<string, Weights>();

export function acceptedEncodings(header: string | undefined): Weights {
  if (header === undefined) return NO_HEADER;
  const known = remembered.get(header);
  if (known) return known;
  const weights = parse(header);
  if (remembered.size < MOST_REMEMBERED && header.length <= LONGEST_REMEMBERED) {
    remembered.set(header, weights);
  }
  return weights;
}

export function preferred<T>(available: Encodings<T>, accepted: Weights): T | undefined {
  let best: T | undefined;
  let bestWeight = 0;
  for (const coding of CODINGS) {
    const candidate = available[coding];
    if (candidate !== undefined && accepted[coding] > bestWeight) {
      best = candidate;
      bestWeight = accepted[coding];
    }
  }
  return best;
}
