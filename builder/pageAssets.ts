import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { PageAssets } from '../site/document/assets';
import type { Locale } from '../site/i18n/locales';
import type { LateName, Route } from '../site/pages/renderer';
import { entries, lateParts, readManifest } from './bundle';
import { folders } from './folders';
import type { WordsOf } from './lateWords';
import { pageModules, screenModule, screenOf } from './pageModules';

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

/** Whether a file only imports the one that its modules share with others: a round trip for nothing. */
const isFacade = async (file: string) =>
  /^import"[^"]+";?\s*$/.test(await readFile(`${folders.client}/${file}`, 'utf8'));

const noPart = { module: '', styles: [], words: '' };
const noScreen = { ...noPart, late: { comments: noPart, extras: noPart } };

/** The files that each page needs. */
export async function createPageAssets(wordsOf: WordsOf, icons: PageAssets['icons']) {
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
  const {
    files: [entry = ''],
    css: present,
  } = closureOf(client, entries.client);
  const unneeded = (await isFacade(entry)) ? entry : undefined;
  const part = (name: string) => {
    const { files, css } = closureOf(client, name);
    const [module = ''] = files.map(url);
    // Every screen's page has the client's styles in it.
    return { module, styles: css.filter((file) => !present.includes(file)).map(url) };
  };
  const late = (name: LateName, locale: Locale) => ({
    ...part(lateParts[name]),
    words: wordsOf(name, locale),
  });
  return async (route: Route): Promise<PageAssets> => {
    const { locale } = route;
    const folder = screenOf(route);
    const { css } = closureOf(rendered, ...pageModules(route));
    const inline = (await Promise.all(css.map(text))).join('').trim();
    if (folder === undefined) return { css: inline, icons, modules: [], screen: noScreen };
    const { files } = closureOf(client, entries.client, screenModule(folder));
    const [script = '', ...modules] = files.filter((file) => file !== unneeded).map(url);
    const parts = { comments: late('comments', locale), extras: late('extras', locale) };
    const named = { ...part(screenModule(folder)), late: parts };
    const { module: offline } = part(entries.offline);
    return { css: inline, icons, script, modules, screen: named, offline };
  };
}
