import { existsSync } from 'node:fs';
import { hasApt, installWithApt, updateApt } from './apt.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shells = ['/usr/bin/chromium-headless-shell'];
const packages = [
  'chromium',
  'chromium-headless-shell',
  'fonts-liberation',
  'fonts-noto-cjk',
  'fonts-noto-color-emoji',
];

/** @param {(string | undefined)[]} paths */
const firstThere = (...paths) => paths.find((path) => path && existsSync(path));

const findChromium = () => firstThere(process.env.CHROMIUM, ...places);
const findShell = () => firstThere(process.env.CHROMIUM_SHELL, ...shells);

/** The browser that the tests drive; installed first where apt can do it. */
export function ensureChromium() {
  if (!(findChromium() && findShell()) && hasApt()) {
    console.log('Installing Chromium and fonts for the browser tests …');
    updateApt() && installWithApt(...packages);
  }
  const found = findChromium();
  if (!found) {
    console.error(
      'The browser tests need Chromium. Install it ("sudo apt install chromium", or Chrome), ' +
        'or name it: CHROMIUM=/path/to/chromium npm test',
    );
    process.exit(1);
  }
  process.env.CHROMIUM = found;
  process.env.CHROMIUM_SHELL = findShell() ?? found;
}
