const wide =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\u30fb\u30fc\uff01-\uff60]/u;

export const columnsOfCharacter = (character: string) => (wide.test(character) ? 2 : 1);

export const columnsOf = (text: string) =>
  [...text].reduce((columns, character) => columns + columnsOfCharacter(character), 0);

/** Chinese and Japanese break anywhere, but not behind an opening bracket nor before these. */
const opening = '[「『（〈《【]';
const closing = '[、。，．：；！？」』）〉》】・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]';
const ideograph = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';
const pieces = new RegExp(`\\s+|${opening}*${ideograph}${closing}*|(?:(?!${ideograph})\\S)+`, 'gu');

/** Cuts a word that no line can hold. */
function cut(word: string, columns: number): string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.at(-1) ?? '';
    if (last && columnsOf(last + character) > columns) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

/** Lines of at most so many columns, as a text mode counts them. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(pieces) ?? []) {
    if (columnsOf(line + piece.trimEnd()) <= columns) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    const parts = cut(piece.trimStart(), columns);
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}
