import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { folders } from './folders';

const usual = `${folders.root}node_modules/.cache/screenful`;

const megabyte = 1024 * 1024;

type Part = string | Uint8Array;

export function digest(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

export type Cache = Awaited<ReturnType<typeof openCache>>;

/**
 * Keeps what was made from build to build, named by what it was made from: whoever goes back to an
 * earlier branch finds it again. Beyond so many megabytes, what this build did not use goes, the
 * oldest first.
 */
export async function openCache(name: string, megabytes: number, place = usual) {
  const folder = `${place}/${name}`;
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const used = new Set<string>();

  async function get(madeFrom: readonly Part[], make: () => Promise<Buffer>): Promise<Buffer> {
    const key = digest(madeFrom);
    const file = `${folder}/${key}`;
    used.add(key);
    if (kept.has(key)) return readFile(file);
    const made = await make();
    // Under its name only when it is whole: a build that is stopped would leave half of it for ever.
    const unfinished = `${file}.${process.pid}.new`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }

  async function trim() {
    const names = await readdir(folder);
    const now = Date.now();
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(`${folder}/${name}`);
        return { name, size, usedAt: used.has(name) ? now : mtimeMs };
      }),
    );
    let room = megabytes * megabyte;
    for (const { name, size } of files.sort((a, b) => b.usedAt - a.usedAt)) {
      room -= size;
      if (room < 0) await rm(`${folder}/${name}`, { force: true });
    }
  }

  return { get, trim };
}
