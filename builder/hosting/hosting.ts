import { mkdir, writeFile } from 'node:fs/promises';
import type { OperatorSettings } from '../../contract/operatorSettings';
import type { SiteManifest } from '../../contract/siteManifest';
import { folders } from '../folders';
import { headerKinds } from './headers';
import { headersFile } from './headersFile';
import { nginxConfiguration } from './nginx';

/** What other servers need to know to serve the files as ours does. */
export async function hosting(manifest: SiteManifest, settings: OperatorSettings) {
  await mkdir(folders.hosting, { recursive: true });
  const kinds = headerKinds(manifest, settings);
  const nginx = nginxConfiguration(manifest, kinds, folders.client);
  await writeFile(`${folders.hosting}/nginx.conf`, nginx);
  await writeFile(`${folders.hosting}/_headers`, headersFile(manifest, settings));
}
