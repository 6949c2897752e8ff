import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { drawingName } from '../assets/icons/drawingName';
import type { PageAssets } from '../site/document/assets';
import { folders } from './folders';

type Entry = { icon: string };
type Icons = PageAssets['icons'];

export const drawingOf = (emoji: string) => `assets/icons/${drawingName(emoji)}`;

export const iconsInTree = (entries: Entry[]): Icons =>
  Object.fromEntries(entries.map(({ icon }) => [icon, `/${drawingOf(icon)}`]));

async function hashedAddress(emoji: string): Promise<string> {
  const drawing = folders.root + drawingOf(emoji);
  const data = await readFile(drawing).catch(() => {
    throw new Error(
      `There is no drawing of ${emoji} in assets/icons. "npm run art -- icons" fetches those of the catalogue.`,
    );
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
