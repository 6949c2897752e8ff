import { readFileSync } from 'node:fs';
import type { Locale } from '../site/i18n/locales';
import { entries, readManifest, wordsChunk } from './bundle';
import { digest } from './cache';
import { folders } from './folders';
import { closureOf } from './pageAssets';

/**
 * What changes with the code and the words that a page is rendered by: those that every page has,
 * those of its screen, and the words of its own language.
 */
export async function codeOfPages(asksConsent: boolean) {
  const manifest = await readManifest(folders.render);
  const isWords = /(^|\/)words-\w+\.js$/;
  const digests = new Map<string, string>();
  const known = (key: string, make: () => string) => {
    const found = digests.get(key) ?? make();
    digests.set(key, found);
    return found;
  };
  const read = (file: string) => readFileSync(`${folders.render}/${file}`);
  const codeWith = (folder: string | undefined) => {
    const screen = folder
      ? [`site/screens/${folder}/index.ts`, `site/screens/${folder}/precompute.ts`]
      : [];
    const consent = asksConsent ? [entries.consentParts] : [];
    const { files } = closureOf(manifest, entries.renderer, ...screen, ...consent);
    return digest(files.filter((file) => !isWords.test(file)).map(read));
  };
  return (locale: Locale, folder: string | undefined) =>
    known(`code ${folder}`, () => codeWith(folder)) +
    known(`words ${locale}`, () => digest([read(wordsChunk(locale))]));
}
