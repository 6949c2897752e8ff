import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packages = ['chromium', 'fonts-liberation', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** @returns {string | undefined} */
function findChromium() {
  return [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));
}

function installWithApt() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  const isRoot = process.getuid?.() === 0;
  /** @param {string[]} args */
  const apt = (...args) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  console.log('Installing Chromium and fonts for the browser tests …');
  apt('-qq', 'update') && apt('-qq', 'install', '-y', '--no-install-recommends', ...packages);
}

/** The browser that the tests drive; installed first where apt can do it. */
export function ensureChromium() {
  if (!findChromium()) installWithApt();
  const found = findChromium();
  if (!found) {
    console.error(
      'The browser tests need Chromium. Install it ("sudo apt install chromium", or Chrome), ' +
        'or name it: CHROMIUM=/path/to/chromium npm test',
    );
    process.exit(1);
  }
  process.env.CHROMIUM = found;
}
