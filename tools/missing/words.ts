import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { infoEntries, screenEntries } from '../../site/catalogue/lookups';
import { checkTranslation, type Words } from '../../site/i18n/check';
import { defaultLocale, siteLocales } from '../../site/i18n/locales';

function readFolder(root: string, folder: string): { words: Words; broken: string[] } {
  const words: Words = {};
  const broken: string[] = [];
  const files = existsSync(root + folder) ? readdirSync(root + folder) : [];
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    try {
      words[file.replace(/\.json$/, '')] = JSON.parse(
        readFileSync(`${root}${folder}/${file}`, 'utf8'),
      );
    } catch (reason) {
      broken.push(`${folder}/${file} is not JSON: ${reason instanceof Error && reason.message}`);
    }
  }
  return { words, broken };
}

/** What keeps the site from speaking each of its languages. */
export function missingWords(root: string): string[] {
  const screens = screenEntries().map(({ slug }) => slug);
  const pages = [...screens, ...infoEntries().map(({ slug }) => slug)];
  const sameAsEnglish: Record<string, string[]> = JSON.parse(
    readFileSync(`${root}words/same-as-english.json`, 'utf8'),
  );
  const english = readFolder(root, `words/${defaultLocale}`);
  if (english.broken.length > 0) return english.broken;
  const shared = Object.keys(english.words).filter((name) => !pages.includes(name));
  const unsaid = pages
    .filter((slug) => !(slug in english.words))
    .map(
      (slug) => `words/en/${slug}.json is missing, but site/catalogue/entries.ts lists its page`,
    );

  const problems = siteLocales.flatMap((locale) => {
    const folder = `words/${locale}`;
    const { words, broken } = locale === defaultLocale ? english : readFolder(root, folder);
    if (broken.length > 0) return broken;
    const same = [...(sameAsEnglish.all ?? []), ...(sameAsEnglish[locale] ?? [])];
    return checkTranslation(english.words, words, {
      folder,
      shared,
      screens,
      sameAsEnglish: same,
    });
  });
  return [...unsaid, ...problems];
}
