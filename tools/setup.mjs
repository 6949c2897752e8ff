// Plain JavaScript without dependencies: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/**
 * What a command prints may be on its way into a file.
 * @type {import('node:child_process').StdioOptions}
 */
const progress = ['inherit', 2, 2];

const installOptions = [
  '--no-save',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Building needs what only development depends on, also where NODE_ENV says production. */
const forDevelopment = ['--include=dev'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Screenful needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function run(command, args, env = {}, stdio = 'inherit') {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * A program that a package brought, started without npm in between.
 * @param {string} name
 * @param {string[]} args
 */
export const runBin = (name, args) => run(join(root, 'node_modules/.bin', name), args);

/**
 * Installs what the lock file of a folder names, unless that is what is there. Not with `npm ci`: it
 * refuses a lock file in which the optional binary of some other platform is missing.
 * @param {string} [folder] below the root
 * @param {string[]} [options]
 */
export function ensureInstalled(folder = '.', options = forDevelopment) {
  const stampFile = `${root}${folder}/node_modules/.installed-lock`;
  const stamp = createHash('sha256')
    .update(readFileSync(`${root}${folder}/package-lock.json`))
    .update(options.join())
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('Installing packages …');
  const where = folder === '.' ? [] : ['--prefix', folder];
  if (!run('npm', ['install', ...where, ...options, ...installOptions], {}, progress)) {
    const again = ['npm install --no-save', ...options, ...where].join(' ');
    console.error(`Installing failed. The lines above say why; "${again}" repeats it.`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
