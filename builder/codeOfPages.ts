import { readFileSync } from 'node:fs';
import type { Route } from '../site/pages/renderer';
import { entries, readManifest, wordsChunk } from './bundle';
import { digest } from './cache';
import { folders } from './folders';
import { closureOf } from './pageAssets';
import { pageModules } from './pageModules';

const isWords = /(^|\/)words-\w+\.js$/;
const read = (file: string) => readFileSync(`${folders.render}/${file}`);

function memoised(make: (key: string) => string) {
  const known = new Map<string, string>();
  return (key: string) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/**
 * What changes with the code that a page is rendered by and with the words of its language, and with
 * no other code or words.
 */
export async function codeOfPages(asksConsent: boolean) {
  const manifest = await readManifest(folders.render);
  const consent = asksConsent ? [entries.consentParts] : [];
  const codeIn = memoised((modules) => {
    const { files } = closureOf(manifest, ...modules.split(' '));
    return digest(files.filter((file) => !isWords.test(file)).map(read));
  });
  const wordsIn = memoised((locale) => digest([read(wordsChunk(locale))]));
  return (route: Route) =>
    codeIn([...pageModules(route), ...consent].join(' ')) + wordsIn(route.locale);
}
