import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PageAssets } from '../site/document/assets';
import { folders } from './folders';

type Entry = { icon: string };
type Icons = PageAssets['icons'];

const colourMark = '\u{fe0f}';
const joiner = '\u{200d}';

/** Twemoji names its drawings after code points, and leaves out the mark where nothing is joined. */
export function drawingOf(emoji: string): string {
  const named = emoji.includes(joiner) ? emoji : emoji.replaceAll(colourMark, '');
  const points = [...named].map((character) => character.codePointAt(0)?.toString(16));
  return `node_modules/@twemoji/svg/${points.join('-')}.svg`;
}

export const iconsInPackage = (entries: Entry[]): Icons =>
  Object.fromEntries(entries.map(({ icon }) => [icon, `/${drawingOf(icon)}`]));

async function hashedAddress(emoji: string): Promise<string> {
  const drawing = folders.root + drawingOf(emoji);
  const data = await readFile(drawing).catch(() => {
    throw new Error(`There is no drawing of ${emoji} (${drawing}). Choose another emoji for it.`);
  });
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  return `/assets/${basename(drawing, '.svg')}-${hash}.svg`;
}

/** Addresses that change with what is drawn there, so that browsers may keep it for ever. */
export async function iconAddresses(entries: Entry[]): Promise<Icons> {
  const pairs = entries.map(async ({ icon }) => [icon, await hashedAddress(icon)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

export async function copyIcons(icons: Icons) {
  await mkdir(`${folders.client}/assets`, { recursive: true });
  const copies = Object.entries(icons).map(([emoji, address]) =>
    copyFile(folders.root + drawingOf(emoji), folders.client + address),
  );
  await Promise.all(copies);
}
