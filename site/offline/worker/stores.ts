import { build } from './facts';

const storeOf = (name: string) => `screenful-${name}`;

/** What outlives a build: the films that were watched, and a note of the build in use. */
const LASTING = 'screenful';
const NOTE = '/build';

export const openLasting = () => caches.open(LASTING);

/** It holds files of this build, byte for byte, and no others. */
export const openBuild = () => caches.open(storeOf(build));

export async function pathsIn(store: Cache): Promise<Set<string>> {
  return new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
}

async function buildInUse(): Promise<string | undefined> {
  const note = await (await openLasting()).match(NOTE);
  return note?.text();
}

export async function openBuildInUse(): Promise<Cache | undefined> {
  const name = await buildInUse();
  return name === undefined ? undefined : caches.open(storeOf(name));
}

const ourStores = async () => (await caches.keys()).filter((name) => name.startsWith(LASTING));

/** The build before stays: its pages may be open still. */
export async function takeIntoUse(): Promise<void> {
  const before = (await buildInUse()) ?? build;
  const wanted = [LASTING, storeOf(build), storeOf(before)];
  const others = (await ourStores()).filter((name) => !wanted.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await (await openLasting()).put(NOTE, new Response(build));
}

export async function forgetEverything(): Promise<void> {
  await Promise.all((await ourStores()).map((name) => caches.delete(name)));
}
