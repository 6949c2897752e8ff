import type { Wish } from './wish';

/** The template's own light, which its page glows in. */
const iconColour = '#ff7a3d';

/** The catalogue with one line more, at the end of its category. */
export function listed(catalogue: string, { type, slug, icon }: Wish): string {
  const lines = catalogue.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith(`  screen('${type}', `));
  if (last === -1) {
    throw new Error(`site/catalogue/entries.ts has no line that begins with screen('${type}', …`);
  }
  lines.splice(last + 1, 0, `  screen('${type}', '/${slug}', ['${icon}', '${iconColour}']),`);
  return lines.join('\n');
}
