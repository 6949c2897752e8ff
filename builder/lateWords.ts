import { createHash } from 'node:crypto';
import type { Locale } from '../site/i18n/locales';
import type { LateName, Operator } from '../site/pages/renderer';
import type { Renderer } from './prerender';

/** The address of words that a page does not carry. */
export type WordsOf = (name: LateName, locale: Locale) => string;

/** Files of words, named by their content, so that browsers may keep them for good. */
export function lateWords(renderer: Renderer, operator: Operator) {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  for (const name of renderer.lateNames) {
    for (const locale of renderer.siteLocales) {
      const text = renderer.lateWords(name, locale, operator);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      const file = `assets/words/${name}-${locale}-${hash}.json`;
      files.set(file, text);
      names.set(`${name} ${locale}`, `/${file}`);
    }
  }
  const wordsOf: WordsOf = (name, locale) => names.get(`${name} ${locale}`) ?? '';
  return { files, wordsOf };
}
