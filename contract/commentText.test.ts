import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, countCharacters, firstCharacters } from './commentText';

describe('a cleaned text', () => {
  test.each([
    ['spaces around it', '  hello \n', 'hello'],
    ['line breaks of all kinds', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['many blank lines', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['tabs and odd spaces', 'a\tb\u00a0c\u3000d', 'a b c d'],
    ['control characters', 'a\u0000b\u001b[31mc\u009fd', 'ab[31mcd'],
    ['turned reading direction', 'user\u202Egnp.exe\u2066x\u2069', 'usergnp.exex'],
    ['zero-width characters', 'fr\u200Bee\uFEFF mo\u2060ney\u00AD', 'free money'],
    ['half of a pair', 'a\ud800b', 'ab'],
    ['joiners that join nothing', '\u200Da\u200D \u200Cb\u200D\u200Dc', 'a b\u200Dc'],
    ['letters in two parts', 'e\u0301', 'é'],
    ['emoji of several parts', '👩\u200D🚀 ❤\uFE0F', '👩\u200D🚀 ❤\uFE0F'],
    ['Persian with its joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['nothing that can be seen', '\u200B \u200E\n', ''],
    ['a selector that selects nothing', '\uFE0F\u200D\uFE0F', ''],
    ['the empty letter of Braille', '\u2800\u2800', ''],
    ['Braille', '\u2813\u2800\u280A', '\u2813 \u280A'],
    ['the filler of Hangul', '\u3164\u115F', ''],
  ])('%s', (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  test('carries no heap of marks', () => {
    const zalgo = `H${'\u0335\u0321\u0300'.repeat(50)}i`;
    expect(countCharacters(cleanText(zalgo))).toBeLessThan(8);
  });

  test('is as clean as it gets', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\u200D', '\u200C', '\u202E', '\n', ' ', '\u0301', '\uFE0F', 'a', '\ud83d'),
        fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(nasty, (raw) => {
        const clean = cleanText(raw);
        expect(clean).toBe(clean.trim());
        expect(() => encodeURIComponent(clean)).not.toThrow();
        expect(clean).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]|(?!\n)\p{Cc}/u);
      }),
    );
  });

  test.each([
    ['marks', '\u0301'],
    ['joiners', '\u200D'],
    ['spaces', ' '],
    ['blank lines', '\n'],
    ['marks that compose slowly', '\u0344\u0958'],
    ['ligatures that grow', '\uFDFA'],
  ])('a megabyte of %s is cut before it is looked at', (_, part) => {
    expect(countCharacters(cleanText(part.repeat(1_000_000)))).toBeLessThan(13_000);
  });
});

test('characters are code points', () => {
  expect(countCharacters('a🐝é')).toBe(3);
  expect(firstCharacters('a🐝é', 2)).toBe('a🐝');
});
