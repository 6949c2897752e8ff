import { build } from './facts';

const cacheOf = (name: string) => `screenful-${name}`;

/** What outlives a build: the films that were watched, and a note of the active build. */
const LASTING = 'screenful';
const NOTE = '/build';

export const openLastingCache = () => caches.open(LASTING);

/** It holds files of this build, byte for byte, and no others. */
export const openBuildCache = () => caches.open(cacheOf(build));

export async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

async function activeBuild(): Promise<string | undefined> {
  const note = await (await openLastingCache()).match(NOTE);
  return note?.text();
}

export async function openActiveBuildCache(): Promise<Cache | undefined> {
  const name = await activeBuild();
  return name === undefined ? undefined : caches.open(cacheOf(name));
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(LASTING));

/** The build before stays: its pages may be open still. */
export async function activateBuild(): Promise<void> {
  const before = (await activeBuild()) ?? build;
  const wanted = [LASTING, cacheOf(build), cacheOf(before)];
  const stale = (await ourCaches()).filter((name) => !wanted.includes(name));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await (await openLastingCache()).put(NOTE, new Response(build));
}

export async function deleteOurCaches(): Promise<void> {
  await Promise.all((await ourCaches()).map((name) => caches.delete(name)));
}
