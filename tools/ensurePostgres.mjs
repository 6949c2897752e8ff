import { hasApt, installWithApt, runAsRoot, updateApt } from './apt.mjs';
import { findPostgres } from './findPostgres.mjs';

const folder = '/etc/postgresql-common/createcluster.d';
const refusal = `${folder}/screenful-tests.conf`;

/** The tests start a database of their own; the one that the package sets up and runs is not wanted. */
function installWithoutCluster() {
  console.log('Installing PostgreSQL for the tests of comments …');
  const ready =
    updateApt() &&
    installWithApt('postgresql-common') &&
    runAsRoot('mkdir', '-p', folder) &&
    runAsRoot('sh', '-c', `echo 'create_main_cluster = false' > ${refusal}`);
  if (ready) installWithApt('postgresql');
  runAsRoot('rm', '-f', refusal);
}

/** Without apt and outside of CI those tests are skipped; anywhere else that would hide a failure. */
export function ensurePostgres() {
  const apt = hasApt();
  if (!findPostgres() && apt) installWithoutCluster();
  if (findPostgres()) return;
  const advice =
    'Install PostgreSQL 15 or newer ("sudo apt install postgresql", "brew install postgresql@17"), ' +
    'or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test';
  if (apt || process.env.CI) {
    console.error(`The tests of comments need PostgreSQL. ${advice}`);
    process.exit(1);
  }
  console.warn(`\n!!! SKIPPED: comments in PostgreSQL, because it is not installed. ${advice}\n`);
}
