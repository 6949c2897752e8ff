import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operator } from '../site/pages/site';
import { consentAssets } from './consentAssets';
import { folders } from './folders';
import { copyIcons, iconAddresses } from './icons';
import { lateWords } from './lateWords';
import { createPageAssets } from './pageAssets';

export type Site = typeof import('../site/pages/site');

/** `/de/full/red-screen` is `de/full/red-screen.html`, and `/` is `index.html`. */
export const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

async function write(file: string, text: string) {
  const path = `${folders.client}/${file}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

export const loadSite = (): Promise<Site> =>
  import(pathToFileURL(`${folders.render}/site.js`).href);

export async function prerender(operator: Operator) {
  const site = await loadSite();
  const { files, wordsOf } = lateWords(site, operator);
  const icons = await iconAddresses(site.openScreens());
  await copyIcons(icons);
  const assetsOf = await createPageAssets(wordsOf, icons);
  const consent = await consentAssets(site, operator);
  const routes = site.allRoutes();
  for (const route of routes) {
    const folder = site.isScreenRoute(route) ? route.entry.screen : undefined;
    const assets = await assetsOf(route.locale, folder);
    const html = await site.renderPage(route, operator, { ...assets, consent });
    await write(fileOf(site.routeAddress(route)), html);
  }
  for (const [file, text] of files) await write(file, text);
  await write('sitemap.xml', site.sitemap(operator));
  await write('robots.txt', site.robots(operator));
  for (const locale of site.siteLocales) {
    const folder = locale === 'en' ? '' : `${locale}/`;
    await write(`${folder}site.webmanifest`, site.webManifest(locale, operator));
  }
  return { pages: routes.length, conversations: site.conversations() };
}
