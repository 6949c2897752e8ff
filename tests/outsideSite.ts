import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { consentAssets } from '../builder/consentAssets';
import { folders } from '../builder/folders';
import { iconAddresses } from '../builder/icons';
import { lateWords } from '../builder/lateWords';
import { operatorOf } from '../builder/operator';
import { createPageAssets } from '../builder/pageAssets';
import { fileOf, loadRenderer } from '../builder/prerender';
import { describe } from '../builder/siteFiles';
import { readOperatorSettings } from '../contract/operatorSettings';
import {
  CLIENT_FOLDER,
  MANIFEST_FILE,
  type SiteManifest,
  type SiteManifestFile,
} from '../contract/siteManifest';
import { manifest } from './built';
import { startServer } from './serve';
import { temporaryFolder } from './server/support/runningSite';

type Env = Record<string, string>;

/** Renders some pages as the build does with these settings, and compresses them into a folder. */
async function renderPages(paths: readonly string[], env: Env, client: string) {
  const operator = operatorOf(readOperatorSettings(env));
  const renderer = await loadRenderer();
  const consent = await consentAssets(renderer, operator);
  const icons = await iconAddresses(renderer.screenEntries());
  const assetsOf = await createPageAssets(lateWords(renderer, operator).wordsOf, icons);
  const records = new Map<string, SiteManifestFile>();
  for (const path of paths) {
    const route = renderer.findRoute(path);
    const folder = renderer.isScreenRoute(route) ? route.entry.screen : undefined;
    const assets = await assetsOf(route.locale, folder);
    const html = await renderer.renderPage(route, operator, { ...assets, consent });
    const file = fileOf(renderer.routeAddress(route));
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
