import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '../../contract/defaultLocale';
import type { OperatorSettings } from '../../contract/operatorSettings';
import { siteHeaders } from '../../server/siteHeaders';
import { loadRenderer, type Renderer } from '../prerender';
import { filesIn, type Hashes, neededBy } from './needed';
import { bundleWorker } from './worker';

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);

function pagesByLocale(renderer: Renderer): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const route of renderer.allRoutes()) {
    pages.set(route.locale, [...(pages.get(route.locale) ?? []), renderer.routeAddress(route)]);
  }
  return pages;
}

function writeList(client: string, locale: string, files: Hashes): string {
  const text = JSON.stringify(files);
  const path = `/assets/offline/${locale}-${shortHash(text)}.json`;
  mkdirSync(`${client}/assets/offline`, { recursive: true });
  writeFileSync(client + path, text);
  return path;
}

/** Writes down what each language needs to work offline, and the worker that keeps it. */
export async function offline(client: string, settings: OperatorSettings) {
  const renderer = await loadRenderer();
  const files = filesIn(client);
  const lists: Record<string, string> = {};
  const films: Hashes = {};
  for (const [locale, pages] of pagesByLocale(renderer)) {
    const needed = neededBy(pages, client, files);
    Object.assign(films, needed.films);
    const prefix = locale === defaultLocale ? '' : `/${locale}`;
    lists[prefix] = writeList(client, locale, needed.files);
  }
  // Pages are kept with their headers, so other headers make another build.
  const build = shortHash(JSON.stringify([lists, films, siteHeaders(settings)({ cache: 'page' })]));
  const task = settings.isKeptOffline ? 'keep' : 'retire';
  await bundleWorker(task, { BUILD: build, LISTS: lists, FILMS: films }, client);
}
