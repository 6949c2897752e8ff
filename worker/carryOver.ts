import { isPage, languageAt } from './addresses';
import { isExactly } from './exact';
import { forgetChangedFilms } from './films';
import { isSparing, keepFiles } from './keep';
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

/** Brings along every language that was kept, so that a new build works offline from its start. */
export async function carryOver(): Promise<void> {
  const before = await openBuildInUse();
  if (!before) return;
  await forgetChangedFilms();
  const pages = [...(await pathsIn(before))].filter(isPage);
  for (const language of new Set(pages.map(languageAt))) {
    const list = await listOf(language);
    await copyFiles(list, before);
    if (!isSparing()) await keepFiles(list);
  }
}
