const letters: Record<string, string> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝnñcçsšzž'].reduce<[string, string][]>((pairs, letter, at, all) => {
    if (at % 2 === 0) pairs.push([letter, all[at + 1] ?? letter]);
    return pairs;
  }, []),
);

/** Accents and length for every letter outside ICU braces, as a long translation would have. */
export function pseudo(text: string): string {
  let depth = 0;
  let longer = '';
  for (const letter of text) {
    if (letter === '{') depth++;
    longer += depth === 0 ? (letters[letter] ?? letter) : letter;
    if (letter === '}') depth--;
  }
  return `[${longer}${'~'.repeat(Math.ceil(text.length / 4))}]`;
}
