import { languageAt, pathOf } from './addresses';
import { openBuildCache, pathsIn } from './buildCaches';
import { fetchExactly } from './exact';
import { isFilm, keepFilm } from './films';
import { type List, listOf } from './list';

/** So many at a time: whatever the visitor does meanwhile comes first. */
const AT_ONCE = 2;

export const isSparing = () => navigator.connection?.saveData === true;

/** Fails without a connection. A file that is not as the build made it is left out. */
export async function precacheFiles(list: List): Promise<void> {
  const build = await openBuildCache();
  const present = await pathsIn(build);
  const missing = [...list].filter(([path]) => !present.has(path)).values();
  const precacheSome = async () => {
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
  await Promise.all(Array.from({ length: AT_ONCE }, precacheSome));
}

export const only = (list: List, isWanted: (path: string) => boolean): List =>
  new Map([...list].filter(([path]) => isWanted(path)));

async function precacheAround(page: string, loaded: readonly string[]) {
  const paths = new Set([page, ...loaded].map(pathOf));
  const list = await listOf(languageAt(pathOf(page)));
  await precacheFiles(only(list, (path) => paths.has(path)));
  await Promise.all([...paths].filter(isFilm).map(keepFilm));
  if (!isSparing()) await precacheFiles(list);
}

let under = Promise.resolve();

/** First what the page has loaded, then everything in its language. */
export function precache(page: string, loaded: readonly string[]): Promise<void> {
  // What a lost connection leaves undone, the next page resumes.
  under = under.then(() => precacheAround(page, loaded)).catch(() => {});
  return under;
}
