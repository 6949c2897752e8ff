import { readFile } from 'node:fs/promises';
import { minifySync } from 'vite';
import type { ConsentAssets } from '../site/document/assets';
import type { Operator } from '../site/pages/renderer';
import { entries, readManifest } from './bundle';
import { folders } from './folders';
import { closureOf } from './pageAssets';
import type { Renderer } from './prerender';

/** What asks for consent, or nothing where the operator has named no service to ask for. */
export async function consentAssets(
  renderer: Renderer,
  { outside }: Operator,
): Promise<ConsentAssets | undefined> {
  if (outside.length === 0) return undefined;
  const [client, rendered] = await Promise.all([
    readManifest(folders.client),
    readManifest(folders.render),
  ]);
  const present = closureOf(rendered, entries.renderer, 'site/pages/StandardScreen.tsx').css;
  const own = closureOf(rendered, entries.consentParts).css.filter(
    (file) => !present.includes(file),
  );
  const texts = own.map((file) => readFile(`${folders.render}/${file}`, 'utf8'));
  const [script] = closureOf(client, entries.consent).files;
  const { code } = minifySync('mark.js', renderer.printedMark(outside));
  return { css: (await Promise.all(texts)).join('').trim(), mark: code, script: `/${script}` };
}
