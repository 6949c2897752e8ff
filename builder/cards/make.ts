import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { CardScene, Operator } from '../../site/pages/renderer';
import { type Cache, digest, openCache } from '../cache';
import { folders } from '../folders';
import { loadRenderer } from '../prerender';

import { drawCard, drawScene } from './draw';

const { root } = folders;

/** Changes with how cards are drawn: with our code and fonts, and with the packages that draw. */
async function versionOfDrawing(): Promise<string> {
  const filesIn = async (folder: string) =>
    (await readdir(root + folder)).sort().map((name) => `${folder}/${name}`);
  const sources = [...(await filesIn('builder/cards')), ...(await filesIn('assets/fonts'))];
  const packages = ['sharp', 'opentype.js'].map((name) => `node_modules/${name}/package.json`);
  const paths = [...sources.filter((path) => !path.includes('.test.')), ...packages];
  return digest(await Promise.all(paths.map((path) => readFile(root + path))));
}

/** A new screen has no picture yet: it is taken from the built site. Until then its card is a colour. */
const readPicture = (slug: string) =>
  readFile(`${root}assets/pictures/${slug}.avif`).catch(() => undefined);

async function write(address: string, jpeg: Buffer) {
  const file = folders.client + address;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, jpeg);
}

type Drawing = { cache: Cache; version: string; drawn: { count: number } };

async function makeCardsOf({ light, slug, cards }: CardScene, drawing: Drawing) {
  const { cache, version, drawn } = drawing;
  const picture = slug === undefined ? undefined : await readPicture(slug);
  let scene: ReturnType<typeof drawScene> | undefined;
  for (const { address, name, locale } of cards) {
    const jpeg = await cache.get([version, light, name, locale, picture ?? ''], async () => {
      drawn.count += 1;
      scene ??= drawScene(light, picture);
      return drawCard(await scene, { name, locale, light });
    });
    await write(address, jpeg);
  }
}

export async function makeCards(operator: Operator) {
  const scenes = (await loadRenderer()).cardScenes(operator);
  const cache = await openCache('cards', 60);
  const drawn = { count: 0 };
  const drawing = { cache, version: await versionOfDrawing(), drawn };
  const queue = scenes.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const scene of queue) await makeCardsOf(scene, drawing);
  });
  await Promise.all(workers);
  await cache.trim();
  return { cards: scenes.flatMap(({ cards }) => cards).length, drawn: drawn.count };
}
