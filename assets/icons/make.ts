import { copyFile, readdir, rm } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { drawingName } from './drawingName';

type Entries = typeof import('../../site/catalogue/entries');

const folder = import.meta.dirname;
const drawings = `${folder}/../node_modules/@twemoji/svg`;

export async function makeIcon(emoji: string) {
  const name = drawingName(emoji);
  await copyFile(`${drawings}/${name}`, `${folder}/${name}`).catch(() => {
    throw new Error(`Twemoji has no drawing of ${emoji} (${name}). Choose another emoji for it.`);
  });
}

/** The drawings of the catalogue's emoji, and no others. */
export async function makeIcons() {
  const { module } = await runnerImport<Entries>(`${folder}/../../site/catalogue/entries.ts`);
  const wanted = new Set(module.catalogue.map(({ icon }) => icon));
  for (const emoji of wanted) await makeIcon(emoji);
  const names = new Set([...wanted].map(drawingName));
  const unused = (await readdir(folder)).filter((file) => /\.svg$/.test(file) && !names.has(file));
  for (const file of unused) await rm(`${folder}/${file}`);
}
