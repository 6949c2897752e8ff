import { describe, expect, test } from 'vitest';
import { checkTranslation, type Words } from './check';

describe('the check', () => {
  const page = {
    name: 'Red screen',
    purpose: 'To see red.',
    meta: { title: 'Red', description: 'All red.' },
    tip: { content: [{ title: 'Look', description: 'At it.' }], subTips: [] },
  };
  const source: Words = { red: page, stage: { greet: 'Hello {name}', leave: 'Leave' } };
  const translation = {
    red: {
      name: 'Rot',
      purpose: 'Zum Rotsehen.',
      meta: { title: 'Rot', description: 'Alles rot.' },
      tip: { content: [{ title: 'Sieh hin', description: 'Darauf.' }], subTips: [] },
    },
    stage: { greet: 'Hallo {name}', leave: 'Gehen' },
  };
  const { tip: _, ...withoutTip } = translation.red;
  const check = (changed: Words) =>
    checkTranslation(source, changed, {
      folder: 'words/de',
      shared: ['stage'],
      screens: ['red'],
      sameAsEnglish: ['Red'],
    });

  test('accepts a whole translation', () => {
    expect(check(translation)).toEqual([]);
  });

  test('does not take the words inside a plural for placeholders', () => {
    const plural = { n: 'About {n, plural, one {# minute} other {# minutes}} left' };
    const translated = { n: '{n, plural, one {Noch # Minute} other {Noch # Minuten}}' };
    const options = { folder: 'words/de', shared: ['time'], screens: [], sameAsEnglish: [] };
    expect(checkTranslation({ time: plural }, { time: translated }, options)).toEqual([]);
  });

  test.each<[string, Words, string]>([
    [
      'a missing file',
      { red: translation.red },
      'words/de/stage.json is missing: copy words/en/stage.json and translate it',
    ],
    [
      'an extra file',
      { ...translation, blue: 'x' },
      'words/de/blue.json does not exist in English',
    ],
    [
      'a missing key',
      { ...translation, stage: { greet: 'Hallo {name}' } },
      'words/de/stage.json: leave is missing',
    ],
    [
      'an extra key',
      { ...translation, stage: { ...translation.stage, go: 'Los' } },
      'words/de/stage.json: go does not exist in English',
    ],
    [
      'an untranslated key',
      { ...translation, stage: { ...translation.stage, leave: 'Leave' } },
      'words/de/stage.json: leave is not translated: "Leave"',
    ],
    [
      'another placeholder',
      { ...translation, stage: { ...translation.stage, greet: 'Hallo {Name}' } },
      'words/de/stage.json: greet must use {name}, not {Name}',
    ],
    [
      'broken ICU',
      { ...translation, stage: { ...translation.stage, leave: 'Gehen {' } },
      'words/de/stage.json: leave is not a valid ICU message',
    ],
    [
      'an empty text',
      { ...translation, stage: { ...translation.stage, leave: ' ' } },
      'words/de/stage.json: leave is empty',
    ],
    [
      'a screen without tips',
      { ...translation, red: withoutTip },
      'words/de/red.json has no tip: the page would have no tips and no comments',
    ],
    [
      'a file of another shape',
      { ...translation, red: { ...translation.red, meta: 'Rot' } },
      'words/de/red.json: meta does not fit the schema',
    ],
  ])('names file and key of %s', (_, changed, problem) => {
    expect(check(changed).join('\n')).toContain(problem);
  });
});
