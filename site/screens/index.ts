import type { Screen } from '../stage/screen';

const folders = import.meta.glob<Screen>('./*/index.ts', { import: 'screen' });
const indexOf = (folder: string) => `./${folder}/index.ts`;

export function importScreen(folder: string): Promise<Screen> {
  const load = folders[indexOf(folder)];
  if (!load) {
    throw new Error(
      `There is no screen "${folder}": site/screens/${folder}/index.ts does not exist. ` +
        `Take it out of site/catalogue/entries.ts and create it with "npm run new-screen ${folder}".`,
    );
  }
  return load();
}

type Precompute = (address: string) => unknown;
const computations = import.meta.glob<Precompute>('./*/precompute.ts', { import: 'precompute' });

/** What a screen wants worked out at build time, so that browsers need no code for it. */
export async function precomputed(folder: string, address: string): Promise<unknown> {
  return (await computations[`./${folder}/precompute.ts`]?.())?.(address);
}
