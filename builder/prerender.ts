import { pathToFileURL } from 'node:url';
import { defaultLocale } from '../contract/defaultLocale';
import type { Operator } from '../site/pages/renderer';
import { openCache } from './cache';
import { codeOfPages } from './codeOfPages';
import { compress } from './compress';
import { consentAssets } from './consentAssets';
import { folders } from './folders';
import { copyIcons, iconAddresses } from './icons';
import { lateWords } from './lateWords';
import { writeOutput } from './output';
import { createPageAssets } from './pageAssets';

export type Renderer = typeof import('../site/pages/renderer');

/** `/de/full/red-screen` is `de/full/red-screen.html`, and `/` is `index.html`. */
export const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

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
  const cache = await openCache('pages', 100);
  const codeOf = await codeOfPages(consent !== undefined);
  let rendered = 0;
  for (const route of routes) {
    const assets = { ...(await assetsOf(route)), consent };
    const address = renderer.routeAddress(route);
    const madeFrom = [address, codeOf(route), JSON.stringify([operator, assets])];
    const html = await cache.get(madeFrom, async () => {
      rendered += 1;
      return Buffer.from(await renderer.renderPage(route, operator, assets));
    });
    writeOutput(fileOf(address), html);
    // It goes on beside the rendering; whoever describes the file waits for it.
    compress(html, 'page').catch(() => {});
  }
  await cache.trim();
  for (const [file, text] of files) writeOutput(file, text);
  writeOutput('sitemap.xml', renderer.sitemap(operator));
  writeOutput('robots.txt', renderer.robots(operator));
  for (const locale of renderer.siteLocales) {
    const folder = locale === defaultLocale ? '' : `${locale}/`;
    writeOutput(`${folder}site.webmanifest`, renderer.webManifest(locale, operator));
  }
  return { pages: routes.length, rendered, commentedPaths: renderer.commentedPaths() };
}
