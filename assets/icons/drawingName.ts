const colourMark = '\u{fe0f}';
const joiner = '\u{200d}';

/** Twemoji names its drawings after code points, and leaves out the mark where nothing is joined. */
export function drawingName(emoji: string): string {
  const named = emoji.includes(joiner) ? emoji : emoji.replaceAll(colourMark, '');
  const points = [...named].map((character) => character.codePointAt(0)?.toString(16));
  return `${points.join('-')}.svg`;
}
