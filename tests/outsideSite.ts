import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { consentAssets } from '../build/consentAssets';
import { folders } from '../build/folders';
import { iconAddresses } from '../build/icons';
import { lateWords } from '../build/lateWords';
import { operatorOf } from '../build/operator';
import { createPageAssets } from '../build/pageAssets';
import { fileOf, loadSite } from '../build/prerender';
import { describe } from '../build/seal';
import { readSettings } from '../contract/settings';
import {
  CLIENT_FOLDER,
  MANIFEST_FILE,
  type SiteManifest,
  type SiteManifestFile,
} from '../contract/site-manifest';
import { manifest } from './built';
import { startServer } from './serve';
import { temporaryFolder } from './server/support/running-site';

type Env = Record<string, string>;

/** Renders some pages as the build does with these settings, and packs them into a folder. */
async function renderPages(paths: readonly string[], env: Env, client: string) {
  const operator = operatorOf(readSettings(env));
  const site = await loadSite();
  const consent = await consentAssets(site, operator);
  const icons = await iconAddresses(site.openScreens());
  const assetsOf = await createPageAssets(lateWords(site, operator).wordsOf, icons);
  const records = new Map<string, SiteManifestFile>();
  for (const path of paths) {
    const route = site.findRoute(path);
    const folder = site.isScreenRoute(route) ? route.entry.screen : undefined;
    const assets = await assetsOf(route.locale, folder);
    const html = await site.renderPage(route, operator, { ...assets, consent });
    const file = fileOf(site.routeAddress(route));
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), html);
    records.set(path, await describe(file, client));
  }
  return records;
}

const elsewhere = (record: SiteManifestFile) => ({ ...record, file: `built/${record.file}` });
const mapped = (records: Record<string, SiteManifestFile>) =>
  Object.fromEntries(Object.entries(records).map(([path, record]) => [path, elsewhere(record)]));

/** The built site with a few of its pages as they are with other settings, behind the real server. */
export async function serveWith(env: Env, paths: readonly string[]) {
  const folder = temporaryFolder();
  const client = join(folder.path, CLIENT_FOLDER);
  await mkdir(client);
  await symlink(folders.client, join(client, 'built'));
  const pages = await renderPages(paths, env, client);
  const variant: SiteManifest = {
    ...manifest,
    files: { ...mapped(manifest.files), ...Object.fromEntries(pages) },
    notFound: { ...mapped(manifest.notFound), en: elsewhere(manifest.notFound.en) },
  };
  await writeFile(join(folder.path, MANIFEST_FILE), JSON.stringify(variant));
  const data = join(folder.path, 'data');
  const { address, stop } = await startServer({ ...env, DIST_DIR: folder.path, DATA_DIR: data });
  return {
    address,
    pages,
    async stop() {
      await stop();
      folder.remove();
    },
  };
}
