/** What could move the cursor, colour the terminal or turn the reading direction; joiners hold emoji together. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

const codePoint = (character: string) => `\\u{${character.codePointAt(0)?.toString(16)}}`;

/** Somebody else's words on one line of a terminal. */
export const visible = (text: string) => text.replace(/\n+/g, ' ⏎ ').replace(UNSEEN, codePoint);

const unitsOf = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** One line of JSON that means the same and is safe to look at. */
export const jsonLine = (value: unknown) => JSON.stringify(value).replace(UNSEEN, unitsOf);
