const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/;

export const columnsOfCharacter = (character: string) => (wide.test(character) ? 2 : 1);

export const columnsOf = (text: string) =>
  [...text].reduce((columns, character) => columns + columnsOfCharacter(character), 0);

/** Words, the gaps between them, and Chinese or Japanese characters with what may not follow a break. */
const pieces =
  /\s+|[\u2e80-\u3000\u3003-\u3007\u3012-\ua4cf\uf900-\ufaff\uff21-\uff5a][\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u30fc\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f]*|[^\s\u2e80-\u3000\u3003-\u3007\u3012-\ua4cf\uf900-\ufaff\uff21-\uff5a]+/gu;

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
