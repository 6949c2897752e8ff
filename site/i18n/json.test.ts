import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Json, withDefaults } from './json';

const english: Json = { name: 'Red', screen: { speed: 'Speed', modes: ['One', 'Two'] } };

function filled(own: Json | undefined) {
  const lacks: string[] = [];
  return { json: withDefaults(own, english, (key) => lacks.push(key)), lacks };
}

test('what a translation lacks is filled in and named', () => {
  expect(filled({ name: 'Rot', screen: { modes: ['Eins'] } })).toEqual({
    json: { name: 'Rot', screen: { speed: 'Speed', modes: ['Eins'] } },
    lacks: ['screen.speed'],
  });
  expect(filled({ name: 'Rot' }).lacks).toEqual(['screen']);
});

test('a whole file that is missing is no key', () => {
  expect(filled(undefined)).toEqual({ json: english, lacks: [] });
});

test('what a translation has stays as it is', () => {
  const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
    tree: fc.oneof(
      fc.string(),
      fc.array(fc.string()),
      fc.dictionary(fc.stringMatching(/^[a-z]+$/), tie('tree'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(tree, (json) => {
      expect(withDefaults(json, json, () => {})).toEqual(json);
    }),
  );
});
