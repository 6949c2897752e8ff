import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { PageAssets } from '../site/document/assets';
import { entries, readManifest } from './bundle';
import { folders } from './folders';

type Bundle = { files: string[]; css: string[] };

/** A module with all it imports at once; what it imports later comes when it is asked for. */
export function closureOf(manifest: Manifest, ...names: string[]): Bundle {
  const seen = new Set<string>();
  const collect = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) collect(imported);
  };
  names.forEach(collect);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    files: chunks.map(({ file }) => file),
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

const url = (file: string) => `/${file}`;
const screenEntry = (folder: string) => `site/screens/${folder}/index.ts`;

/** Whether a file only imports the one that its modules share with others: a round trip for nothing. */
const isFacade = async (file: string) =>
  /^import"[^"]+";?\s*$/.test(await readFile(`${folders.client}/${file}`, 'utf8'));

/** What the comments need besides what is on every screen's page already. */
function commentsFiles(client: Manifest) {
  const present = closureOf(client, entries.client).css;
  const { files, css } = closureOf(client, entries.comments);
  const [style, ...more] = css.filter((file) => !present.includes(file)).map(url);
  if (more.length > 0) throw new Error(`The comments have more than one stylesheet: ${more}`);
  return { module: url(files[0] ?? ''), style };
}

type AssetsOf = (folder: string | undefined, words: string) => Promise<PageAssets>;

/** The assets of a page by the folder of its screen, or of a page without one. */
export async function createPageAssets(): Promise<AssetsOf> {
  const [client, rendered] = await Promise.all([
    readManifest(folders.client),
    readManifest(folders.render),
  ]);
  const texts = new Map<string, Promise<string>>();
  const text = (file: string) => {
    const known = texts.get(file) ?? readFile(`${folders.render}/${file}`, 'utf8');
    texts.set(file, known);
    return known;
  };
  const comments = commentsFiles(client);
  const [entry = ''] = closureOf(client, entries.client).files;
  const unneeded = (await isFacade(entry)) ? entry : undefined;
  return async (folder, words) => {
    const screen = folder === undefined ? [] : [screenEntry(folder)];
    const { css } = closureOf(rendered, entries.site, ...screen);
    const inline = (await Promise.all(css.map(text))).join('').trim();
    if (screen.length === 0) {
      return {
        css: inline,
        modules: [],
        screen: { module: '', styles: [] },
        comments: { ...comments, words },
      };
    }
    const { files } = closureOf(client, entries.client, ...screen);
    const [script = '', ...modules] = files.filter((file) => file !== unneeded).map(url);
    const own = closureOf(client, ...screen);
    const [module = ''] = own.files.map(url);
    return {
      css: inline,
      script,
      modules,
      screen: { module, styles: own.css.map(url) },
      comments: { ...comments, words },
    };
  };
}
