import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { CardScene, Operator } from '../../site/pages/renderer';
import { folders } from '../folders';
import { loadRenderer } from '../prerender';
import { type Cache, openCache } from './cache';
import { drawCard, drawScene } from './draw';

/** A new screen has no picture yet: it is taken from the built site. Until then its card is a colour. */
const readPicture = (slug: string) =>
  readFile(`${folders.root}assets/pictures/${slug}.avif`).catch(() => undefined);

async function write(address: string, jpeg: Buffer) {
  const file = folders.client + address;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
}

async function makeCardsOf({ light, slug, cards }: CardScene, cache: Cache) {
  const picture = slug === undefined ? undefined : await readPicture(slug);
  let scene: ReturnType<typeof drawScene> | undefined;
  for (const { address, name, locale } of cards) {
    const jpeg = await cache.get([light, name, locale, picture ?? ''], async () => {
      scene ??= drawScene(light, picture);
      return drawCard(await scene, { name, locale, light });
    });
    await write(address, jpeg);
  }
}

export async function makeCards(operator: Operator): Promise<number> {
  const scenes = (await loadRenderer()).cardScenes(operator);
  const cache = await openCache();
  const queue = scenes.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const scene of queue) await makeCardsOf(scene, cache);
  });
  await Promise.all(workers);
  await cache.forgetUnused();
  return scenes.reduce((sum, { cards }) => sum + cards.length, 0);
}
