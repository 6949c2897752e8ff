import { isNamedByContent, isPage, languageAt } from './addresses';
import { isExactly } from './exact';
import { forgetChangedFilms } from './films';
import { isSparing, keepFiles, only } from './keep';
import { type List, listOf } from './list';
import { openBuild, openBuildInUse, pathsIn } from './stores';

/** Pages are fetched anew even where they are the same: their headers may not be. */
async function copyFiles(list: List, from: Cache) {
  const build = await openBuild();
  for (const [path, hash] of list) {
    const copy = isPage(path) ? undefined : await from.match(path);
    if (copy && (await isExactly(copy.clone(), hash))) await build.put(path, copy);
  }
}

/** Where data is to be saved: the pages that were visited, and the code that they ask for now. */
async function keepVisited(list: List, visited: readonly string[]) {
  const pages = only(list, (path) => visited.includes(path));
  await keepFiles(pages);
  const build = await openBuild();
  for (const page of pages.keys()) {
    const text = (await (await build.match(page))?.text()) ?? '';
    await keepFiles(only(list, (path) => isNamedByContent(path) && text.includes(path)));
  }
}

/** Brings along every language that was kept, so that a new build works offline from its start. */
export async function carryOver(): Promise<void> {
  const before = await openBuildInUse();
  if (!before) return;
  await forgetChangedFilms();
  const pages = [...(await pathsIn(before))].filter(isPage);
  for (const language of new Set(pages.map(languageAt))) {
    const list = await listOf(language);
    await copyFiles(list, before);
    await (isSparing() ? keepVisited(list, pages) : keepFiles(list));
  }
}
