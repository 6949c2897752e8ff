import { spawnSync } from 'node:child_process';
import { hasApt, installWithApt, updateApt } from './apt.mjs';
import { findNginx, ownNginx } from './findNginx.mjs';
import { run } from './setup.mjs';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const libraries = ['libpcre2-8-0', 'libssl3', 'libbrotli1'];

function runs() {
  const found = findNginx();
  return found !== undefined && spawnSync(found.program, ['-v']).status === 0;
}

/** Only unpacked: installing the package would start a web server on this machine. */
function unpackNginx() {
  console.log('Fetching nginx for the tests of other hosts …');
  const unpack = `apt-get -qq download ${packages.join(' ')} && for package in *.deb; do dpkg -x "$package" .; done`;
  updateApt() && run('sh', ['-c', `mkdir -p ${ownNginx} && cd ${ownNginx} && ${unpack}`]);
  runs() || installWithApt(...libraries);
}

/** Without apt and outside of CI those tests are skipped; anywhere else that would hide a failure. */
export function ensureNginx() {
  const apt = hasApt();
  if (!runs() && apt) unpackNginx();
  if (runs()) return;
  const advice =
    'Install nginx ("sudo apt install nginx", "brew install nginx"), ' +
    'or name it: NGINX=/path/to/nginx npm test';
  if (apt || process.env.CI) {
    console.error(`The tests of other hosts need nginx. ${advice}`);
    process.exit(1);
  }
  console.warn(`\n!!! SKIPPED: the site behind nginx, because it is not installed. ${advice}\n`);
}
