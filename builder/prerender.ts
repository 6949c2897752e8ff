import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLocale } from '../contract/defaultLocale';
import type { Operator } from '../site/pages/renderer';
import { consentAssets } from './consentAssets';
import { folders } from './folders';
import { copyIcons, iconAddresses } from './icons';
import { lateWords } from './lateWords';
import { createPageAssets } from './pageAssets';

export type Renderer = typeof import('../site/pages/renderer');

/** `/de/full/red-screen` is `de/full/red-screen.html`, and `/` is `index.html`. */
export const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

async function write(file: string, text: string) {
  const path = `${folders.client}/${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

export const loadRenderer = (): Promise<Renderer> =>
  import(pathToFileURL(`${folders.render}/renderer.js`).href);

export async function prerender(operator: Operator) {
  const renderer = await loadRenderer();
  const { files, wordsOf } = lateWords(renderer, operator);
  const icons = await iconAddresses(renderer.screenEntries());
  await copyIcons(icons);
  const assetsOf = await createPageAssets(wordsOf, icons);
  const consent = await consentAssets(renderer, operator);
  const routes = renderer.allRoutes();
  for (const route of routes) {
    const folder = renderer.isScreenRoute(route) ? route.entry.screen : undefined;
    const assets = await assetsOf(route.locale, folder);
    const html = await renderer.renderPage(route, operator, { ...assets, consent });
    await write(fileOf(renderer.routeAddress(route)), html);
  }
  for (const [file, text] of files) await write(file, text);
  await write('sitemap.xml', renderer.sitemap(operator));
  await write('robots.txt', renderer.robots(operator));
  for (const locale of renderer.siteLocales) {
    const folder = locale === defaultLocale ? '' : `${locale}/`;
    await write(`${folder}site.webmanifest`, renderer.webManifest(locale, operator));
  }
  return { pages: routes.length, commentedPaths: renderer.commentedPaths() };
}
