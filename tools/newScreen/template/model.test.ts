import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSettings, writeSettings } from '../../../site/stage/fields';
import { lights, newScreenFields } from './fields';
import { lightAt, lightsOf } from './model';

const anyIndex = fc.integer({ min: 0, max: 10_000 });
const anyCount = fc.integer({ min: lights.min, max: lights.max });

test('a light’s middle never leaves the screen', () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      const { left, top, drift } = lightAt(index);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(100);
      expect(top - drift).toBeGreaterThanOrEqual(0);
      expect(top + drift).toBeLessThanOrEqual(100);
    }),
  );
});

test('a light has begun its way, and not yet ended it', () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      const { seconds, begun } = lightAt(index);
      expect(begun).toBeGreaterThanOrEqual(0);
      expect(begun).toBeLessThan(seconds);
    }),
  );
});

test('one light more leaves the others as they are, and no two share a place', () => {
  fc.assert(
    fc.property(anyCount, (count) => {
      const some = lightsOf(count);
      expect(lightsOf(count + 1).slice(0, count)).toEqual(some);
      expect(new Set(some.map(({ left }) => left)).size).toBe(count);
    }),
  );
});

test('the address carries every number of lights, and nothing for the default', () => {
  const fields = newScreenFields();
  fc.assert(
    fc.property(anyCount, (count) => {
      const query = writeSettings(fields, { lights: count });
      expect(query).toBe(count === lights.default ? '' : `?lights=${count}`);
      expect(readSettings(fields, query)).toEqual({ lights: count });
    }),
  );
});
