import { isNamedByContent, isPage, languageAt } from './addresses';
import { openActiveBuildCache, openBuildCache, pathsIn } from './buildCaches';
import { isExactly } from './exact';
import { forgetChangedFilms } from './films';
import { type List, listOf } from './list';
import { isSparing, only, precacheFiles } from './precache';

/** Pages are fetched anew even where they are the same: their headers may not be. */
async function copyFiles(list: List, from: Cache) {
  const build = await openBuildCache();
  for (const [path, hash] of list) {
    const copy = isPage(path) ? undefined : await from.match(path);
    if (copy && (await isExactly(copy.clone(), hash))) await build.put(path, copy);
  }
}

/** Where data is to be saved: the pages that were visited, and the code that they ask for now. */
async function precacheVisited(list: List, visited: readonly string[]) {
  const pages = only(list, (path) => visited.includes(path));
  await precacheFiles(pages);
  const build = await openBuildCache();
  for (const page of pages.keys()) {
    const text = (await (await build.match(page))?.text()) ?? '';
    await precacheFiles(only(list, (path) => isNamedByContent(path) && text.includes(path)));
  }
}

/** Brings along every language that was kept, so that a new build works offline from its start. */
export async function carryOver(): Promise<void> {
  const before = await openActiveBuildCache();
  if (!before) return;
  await forgetChangedFilms();
  const pages = [...(await pathsIn(before))].filter(isPage);
  for (const language of new Set(pages.map(languageAt))) {
    const list = await listOf(language);
    await copyFiles(list, before);
    await (isSparing() ? precacheVisited(list, pages) : precacheFiles(list));
  }
}
