/** Of the first and the last word that begin with a letter or a digit. */
export function initialsOf(name: string): string {
  const letters = name.match(/(?<![^\s])[\p{L}\p{N}]/gu) ?? [];
  const [first = [...name.trim()][0] ?? ''] = letters;
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${first}${last}`.toUpperCase();
}
