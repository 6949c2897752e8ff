import type { SiteLocale } from './locales';

/** Characters that the layout, a search engine or a tab has room for, by file and key. */
const limits: readonly (readonly [key: RegExp, most: number, least?: number])[] = [
  [/^[\w-]+\.name$/, 34],
  [/^[\w-]+\.purpose$/, 100],
  [/^[\w-]+\.meta\.title$/, 62],
  [/^[\w-]+\.meta\.description$/, 160, 100],
  [/^layout\.categories\.(?!other)/, 24],
  [/^layout\.feedback$/, 16],
  [/^layout\.gallery\./, 32],
  [/^stage\.(fill|settings)$/, 20],
  [/^stage\.(bare|share|keys)$/, 16],
  [/^stage\.hint\./, 36],
  [/^consent\.(accept|refuse|change)$/, 16],
  [/^offline\.(reload|later)$/, 24],
  [/^comments\.(form|reply)\.(send|sending|cancel)$/, 22],
  [/^progress\.(minutes|start|stuck|restart)$/, 32],
  [/\.tip\.(content|subTips)\.\d+\.title$/, 48],
];

/** A character of these languages says as much as two of the others. */
const dense: readonly SiteLocale[] = ['cn', 'ja', 'ko'];
const denseDescription = { least: 45, most: 90 };

export function lengthProblem(locale: SiteLocale, key: string, text: string): string | undefined {
  const limit = limits.find(([pattern]) => pattern.test(key));
  if (!limit) return undefined;
  const isDense = dense.includes(locale) && key.endsWith('meta.description');
  const [, most, least = 0] = limit;
  const room = isDense ? denseDescription : { least, most };
  const length = [...text].length;
  if (length > room.most) return `has ${length} characters; there is room for ${room.most}`;
  if (length < room.least) return `has ${length} characters; it should have ${room.least}`;
}
