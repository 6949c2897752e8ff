import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for the comments of a test, instead of those that are kept on this machine. */
export function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'screenful-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
