import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFEST_FILE } from '../../contract/siteManifest';

const DIST = 'dist';
const LEVELS = 3;

/**
 * Looks upwards from the running code, which is below `server/` during development and somewhere inside
 * `dist/server/` after the build, so the folder the command was typed in does not matter.
 */
export function distFolder(start = dirname(fileURLToPath(import.meta.url))): string {
  let folder = start;
  for (let level = 0; level < LEVELS; level += 1) {
    const found = [folder, join(folder, DIST)].find((candidate) =>
      existsSync(join(candidate, MANIFEST_FILE)),
    );
    if (found) return found;
    folder = dirname(folder);
  }
  return join(process.cwd(), DIST);
}
