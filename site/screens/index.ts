import type { Screen } from '../stage/screen';

const folders = import.meta.glob<Screen>('./*/index.ts', { import: 'screen' });
const indexOf = (folder: string) => `./${folder}/index.ts`;

export const hasScreen = (folder: string) => indexOf(folder) in folders;

export function loadScreen(folder: string): Promise<Screen> {
  const load = folders[indexOf(folder)];
  if (!load) {
    throw new Error(
      `There is no screen "${folder}": site/screens/${folder}/index.ts does not exist. ` +
        `Create it with "npm run new-screen ${folder}".`,
    );
  }
  return load();
}

type Prepare = (address: string) => unknown;
const preparations = import.meta.glob<Prepare>('./*/prepare.ts', { import: 'prepare' });

/** What a screen wants worked out at build time, so that browsers need no code for it. */
export async function prepared(folder: string, address: string): Promise<unknown> {
  return (await preparations[`./${folder}/prepare.ts`]?.())?.(address);
}
