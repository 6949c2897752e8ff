import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MANIFEST_FILE, type SiteManifest, siteManifest } from '../../contract/siteManifest';
import { StartUpError } from '../startUpError';

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartUpError(
      `The website has not been built: ${path} cannot be read. Build and start it with: npm start`,
      { cause: error },
    );
  }
}

export function readManifest(distFolder: string): SiteManifest {
  const path = join(distFolder, MANIFEST_FILE);
  const manifest = siteManifest.safeParse(readJson(path));
  if (manifest.success) return manifest.data;
  throw new StartUpError(
    `${path} is not a list of files this server understands. Build again with: npm start\n${z.prettifyError(manifest.error)}`,
  );
}
