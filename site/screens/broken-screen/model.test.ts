import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings, writeSettings } from '../../stage/fields';
import { deadLines, grid } from './columns';
import { brokenScreenFields, defaults, mostImpacts, seeds } from './fields';
import { lines, outlines, type Point, reach, rounded } from './geometry';
import { fracture, hitAt, impactsOf, otherSeed, withHit } from './model';
import { randomFrom } from './random';

const fields = brokenScreenFields();
const read = (query: string) => readSettings(fields, query);

const anySeed = fc.integer({ min: 0, max: 1e6 });
const anyPart = fc.integer({ min: 0, max: 1000 });
const anyHit = fc.record({ x: anyPart, y: anyPart });
const anyBroken = fc.record({
  seed: fc.integer({ min: seeds.min, max: seeds.max }),
  impacts: fc.integer({ min: 0, max: 5 }),
  hits: fc.array(anyHit, { maxLength: mostImpacts }),
});

function pointsOf({ shards, crumbs, ink, cracks, ...others }: ReturnType<typeof fracture>) {
  const pieces = [...shards, ...crumbs].flatMap(({ outline }) => outline);
  return [...pieces, ...ink, ...cracks.flat(2), ...Object.values(others).flat(2)];
}

test('a seed always breaks the glass in the same way, and another one differently', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const broken = JSON.stringify(fracture(seed));
      expect(JSON.stringify(fracture(seed)) === broken).toBe(true);
      expect(JSON.stringify(fracture(seed + 1)) === broken).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('no point of a fracture lies beyond its reach', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const sides = pointsOf(fracture(seed)).flat().map(Math.abs);
      expect(Math.max(...sides)).toBeLessThanOrEqual(reach);
    }),
    { numRuns: 50 },
  );
});

test('a fracture has many parts, but never too many', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { cracks, rings, shards, crumbs, hairs, ...others } = fracture(seed);
      expect(cracks.length).toBeGreaterThanOrEqual(13);
      expect(cracks.length).toBeLessThanOrEqual(17);
      expect(cracks.every((bundle) => bundle.length <= 3)).toBe(true);
      expect(rings.length).toBe(shards.length);
      expect(shards.length).toBeGreaterThan(30);
      expect(shards.length).toBeLessThan(140);
      expect(crumbs.length).toBeGreaterThan(30);
      expect(crumbs.length).toBeLessThan(100);
      expect(hairs.length).toBe(40);
      expect(pointsOf({ cracks, rings, shards, crumbs, hairs, ...others }).length).toBeLessThan(
        2600,
      );
    }),
    { numRuns: 100 },
  );
});

test('cracks radiate: each begins further from the impact than it ends', () => {
  const away = ([x, y]: Point = [0, 0]) => Math.hypot(x, y);
  fc.assert(
    fc.property(anySeed, (seed) => {
      for (const line of fracture(seed).cracks.flat()) {
        expect(away(line[0])).toBeGreaterThan(away(line.at(-1)));
      }
    }),
    { numRuns: 50 },
  );
});

test('most rings stay near the impact', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { rings } = fracture(seed);
      const near = rings.filter((ring) => ring.every(([x, y]) => Math.hypot(x, y) < reach / 4));
      expect(near.length).toBeGreaterThan(rings.length / 2);
    }),
    { numRuns: 50 },
  );
});

test('path data holds whole numbers only, and draws what it was given', () => {
  const bent: Point[] = [
    [0.4, -10.6],
    [10.2, 5.5],
    [10.2, -3],
  ];
  expect(lines([bent])).toBe('M0-11l10 17 0-9');
  expect(outlines([bent, bent])).toBe('M0-11l10 17 0-9zM0-11l10 17 0-9z');
  expect(rounded(bent)).toMatch(/^M[-\d ]+(Q[-\d ]+){3}z$/);
});

test('the first frame is small on the wire', () => {
  const [first] = impactsOf(defaults);
  const { shards, crumbs, ink, cracks, rings, hairs, walls, glints } = fracture(first?.seed ?? 0);
  const pieces = [...shards, ...crumbs].map(({ outline }) => outline);
  const drawn = [
    lines([...cracks.flat(), ...rings, ...hairs]),
    outlines([...pieces, ...walls, ...glints]),
    rounded(ink),
  ];
  expect(brotliCompressSync(drawn.join('')).length).toBeLessThan(4000);
});

test('there are never more than twelve impacts, all on the stage, and the oldest go first', () => {
  fc.assert(
    fc.property(anyBroken, (broken) => {
      const impacts = impactsOf(broken);
      expect(impacts.length).toBe(Math.min(mostImpacts, broken.impacts + broken.hits.length));
      for (const { x, y, scale } of impacts) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1);
        expect(scale).toBeGreaterThan(0.4);
        expect(scale).toBeLessThanOrEqual(1);
      }
      const last = broken.hits.at(-1);
      if (last) expect(impacts.at(-1)).toMatchObject({ x: last.x / 1000, y: last.y / 1000 });
    }),
  );
});

test('a hit stays as it broke when more hits follow', () => {
  fc.assert(
    fc.property(anyBroken, anyHit, (broken, hit) => {
      const before = impactsOf(broken);
      const after = impactsOf({ ...broken, hits: [...broken.hits, hit] });
      expect(after.slice(0, -1)).toEqual(before.slice(-(after.length - 1) || before.length));
    }),
  );
});

test('the thirteenth hit replaces the first, and the same place is hit once', () => {
  fc.assert(
    fc.property(fc.array(anyHit, { maxLength: 40 }), (all) => {
      const hits = all.reduce(withHit, defaults.hits);
      expect(hits.length).toBeLessThanOrEqual(mostImpacts);
      expect(new Set(hits.map(({ x, y }) => `${x} ${y}`)).size).toBe(hits.length);
      expect(hits.at(-1)).toEqual(all.at(-1));
    }),
  );
});

test('a click lands where it was made, in any box', () => {
  const box = { left: 100, top: 50, width: 800, height: 400 };
  expect(hitAt(500, 150, box)).toEqual({ x: 500, y: 250 });
  expect(hitAt(99.6, 450.4, box)).toEqual({ x: 0, y: 1000 });
});

test('dead lines stand on the stage and touch its top, its bottom or both', () => {
  fc.assert(
    fc.property(anyBroken, (broken) => {
      const all = impactsOf(broken).flatMap(deadLines);
      expect(all.length).toBeLessThanOrEqual(15 * mostImpacts);
      for (const { x, from, to } of all) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(grid.width);
        expect(from === 0 || to === grid.height).toBe(true);
        expect(from).toBeLessThanOrEqual(to);
      }
    }),
  );
});

test('a new crack is always another one, and one that the address can carry', () => {
  fc.assert(
    fc.property(fc.integer({ min: seeds.min, max: seeds.max }), anySeed, (seed, chance) => {
      const other = otherSeed(seed, randomFrom(chance));
      expect(other).not.toBe(seed);
      expect(other).toBeGreaterThanOrEqual(seeds.min);
      expect(other).toBeLessThanOrEqual(seeds.max);
    }),
  );
});

test('the address carries the hits, and drops what is none', () => {
  expect(read('?hits=500-250_0-1000').hits).toEqual([
    { x: 500, y: 250 },
    { x: 0, y: 1000 },
  ]);
  expect(read('?hits=1001-5_x_-1-2_7-7_1e3-1_7-7_').hits).toEqual([{ x: 7, y: 7 }]);
  expect(read('?hits=').hits).toBe(defaults.hits);
  fc.assert(
    fc.property(fc.uniqueArray(anyHit, { selector: ({ x, y }) => `${x} ${y}` }), (all) => {
      const hits = all.slice(-mostImpacts);
      expect(read(writeSettings(fields, { ...defaults, hits: all })).hits).toEqual(hits);
    }),
  );
});

test('the plain address stays plain', () => {
  expect(writeSettings(fields, defaults, '?hits=1-1&seed=3&colour=fff')).toBe('');
});
