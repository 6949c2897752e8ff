import { readdir, rm } from 'node:fs/promises';
import { runnerImport } from 'vite';
import { drawingName } from './drawingName';
import { copyToTree, isInPackage, standardIcon } from './drawings';

type Entries = typeof import('../../site/catalogue/entries');

const folder = import.meta.dirname;

/** The drawings of the catalogue's emoji, and no others. */
export async function makeIcons() {
  const { module } = await runnerImport<Entries>(`${folder}/../../site/catalogue/entries.ts`);
  const wanted = new Set([standardIcon, ...module.catalogue.map(({ icon }) => icon)]);
  for (const emoji of wanted) {
    if (!isInPackage(emoji)) {
      throw new Error(`Twemoji has no drawing of ${emoji}. Choose another emoji for it.`);
    }
    copyToTree(emoji);
  }
  const names = new Set([...wanted].map(drawingName));
  const unused = (await readdir(folder)).filter((file) => /\.svg$/.test(file) && !names.has(file));
  for (const file of unused) await rm(`${folder}/${file}`);
}
