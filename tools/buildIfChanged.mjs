import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { buildSettings } from '../contract/buildSettings.mjs';
import { areWordsComplete } from './missing.mjs';
import { root, run } from './setup.mjs';

const stampFile = `${root}dist/stamp`;
const sources = ['site', 'words', 'contract', 'server', 'builder', 'public', 'assets/pictures'];
const single = ['vite.config.ts', 'package-lock.json'];

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => !/\.test\.tsx?$|\/node_modules\//.test(name))
    .filter((name) => statSync(root + name).isFile())
    .sort();

/** Changes with everything that the build reads, and with nothing else. */
function stampOfSources() {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesIn), ...single]) {
    hash.update(`\0${file}\0`).update(readFileSync(root + file));
  }
  for (const name of buildSettings) hash.update(`\0${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

export function buildIfChanged() {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  rmSync(stampFile, { force: true });
  if (!areWordsComplete()) return false;
  console.log('Building the site …');
  if (!run(process.execPath, ['--import', 'tsx', 'builder/build.ts'])) return false;
  writeFileSync(stampFile, stamp);
  return true;
}
