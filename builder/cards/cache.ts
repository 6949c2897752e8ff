import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { folders } from '../folders';

const usual = `${folders.root}node_modules/.cache/screenful/cards`;
const drawing = `${folders.root}builder/cards`;

function digest(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Changes with how cards are drawn: with our code, and with the packages that it uses. */
async function versionOfDrawing(): Promise<string> {
  const files = (await readdir(drawing)).filter((name) => !name.includes('.test.')).sort();
  const paths = [...files.map((name) => `${drawing}/${name}`), `${folders.root}package-lock.json`];
  return digest(await Promise.all(paths.map((path) => readFile(path))));
}

export type Cache = Awaited<ReturnType<typeof openCache>>;

/** Keeps cards from build to build, so that only those are drawn that changed. */
export async function openCache(folder = usual) {
  await mkdir(folder, { recursive: true });
  const version = await versionOfDrawing();
  const kept = new Set(await readdir(folder));
  const used = new Set<string>();

  async function get(madeFrom: (string | Buffer)[], make: () => Promise<Buffer>) {
    const name = digest([version, ...madeFrom]);
    used.add(name);
    const file = `${folder}/${name}`;
    if (kept.has(name)) return readFile(file);
    const made = await make();
    // Under its name only when it is whole: a build that is stopped would leave half a card for ever.
    await writeFile(`${file}.new`, made);
    await rename(`${file}.new`, file);
    return made;
  }

  async function forgetUnused() {
    const unused = [...kept].filter((name) => !used.has(name));
    await Promise.all(unused.map((name) => rm(`${folder}/${name}`)));
  }

  return { get, forgetUnused };
}
