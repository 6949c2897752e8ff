import { languageAt, pathOf } from './addresses';
import { fetchExactly } from './exact';
import { isFilm, keepFilm } from './films';
import { type List, listOf } from './list';
import { openBuild, pathsIn } from './stores';

/** So many at a time: whatever the visitor does meanwhile comes first. */
const AT_ONCE = 2;

export const isSparing = () => navigator.connection?.saveData === true;

/** Fails without a connection. A file that is not as the build made it is left out. */
export async function keepFiles(list: List): Promise<void> {
  const build = await openBuild();
  const present = await pathsIn(build);
  const missing = [...list].filter(([path]) => !present.has(path)).values();
  const keepSome = async () => {
    for (const [path, hash] of missing) {
      const answer = await fetchExactly(path, hash);
      const fits =
        !answer ||
        (await build.put(path, answer).then(
          () => true,
          () => false,
        ));
      if (!fits) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
}

export const only = (list: List, isWanted: (path: string) => boolean): List =>
  new Map([...list].filter(([path]) => isWanted(path)));

async function keepAround(page: string, loaded: readonly string[]) {
  const paths = new Set([page, ...loaded].map(pathOf));
  const list = await listOf(languageAt(pathOf(page)));
  await keepFiles(only(list, (path) => paths.has(path)));
  await Promise.all([...paths].filter(isFilm).map(keepFilm));
  if (!isSparing()) await keepFiles(list);
}

let under = Promise.resolve();

/** First what the page has loaded, then everything in its language. */
export function keep(page: string, loaded: readonly string[]): Promise<void> {
  // What a lost connection leaves undone, the next page resumes.
  under = under.then(() => keepAround(page, loaded)).catch(() => {});
  return under;
}
