import { existsSync } from 'node:fs';
import { hasApt, installWithApt, updateApt } from './apt.mjs';

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

/** The browser that the tests drive; installed first where apt can do it. */
export function ensureChromium() {
  if (!findChromium() && hasApt()) {
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
}
