import type words from '../../../words/en/motivational-quote-screensaver.json';

export type Quote = { paragraph: string; author: string };

/** Also a text of nothing but invisible characters would leave the screen empty. */
const isBlank = (text: string) => /^[\s\p{Cf}]*$/u.test(text);

const tidy = (text: string) => text.trim().replace(/\s*\n\s*/g, '\n');

export function quoteShown(own: Quote, standard: Quote): Quote {
  return {
    paragraph: isBlank(own.paragraph) ? standard.paragraph : withoutMarks(tidy(own.paragraph)),
    author: isBlank(own.author) ? standard.author : tidy(own.author),
  };
}

const marks = ['“”', '„“', '„”', '«»', '»«', '‹›', '「」', '『』', '""', '””'];

/** A quote that was pasted with its quotation marks must not get a second pair. */
function withoutMarks(text: string): string {
  const characters = [...text];
  const inside = characters.slice(1, -1);
  const pair = marks.find((pair) => pair === `${characters[0]}${characters.at(-1)}`);
  const isQuoted = pair && !inside.some((character) => pair.includes(character));
  return isQuoted && !isBlank(inside.join('')) ? inside.join('').trim() : text;
}

/** Font sizes in px on a stage whose shorter side has `referenceSide` px; they grow with the stage. */
export const paragraphSize = (additionalSize: number) => 14 + additionalSize;
export const authorSize = (additionalSize: number) => 12 + additionalSize;
export const referenceSide = 360;

export const lineTime = 20_000;
export const lineCount = 24;
export type LineKey = `lines.${keyof (typeof words)['screen']['lines']}`;

export const turnAt = (time: number) => Math.floor(time / lineTime);
export const lineKey = (turn: number) =>
  `lines.${(((turn % lineCount) + lineCount) % lineCount) + 1}` as LineKey;

const smallestScale = 0.01;
const precision = 0.004;

/** How much of the wanted size is possible: 1 if all of it fits. */
export function largestScale(fits: (scale: number) => boolean): number {
  if (fits(1)) return 1;
  let [small, large] = [smallestScale, 1];
  while (large - small > precision) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  return small;
}
