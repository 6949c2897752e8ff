import { readFileSync, rmSync } from 'node:fs';
import { buildIfChanged } from './buildIfChanged.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureNginx } from './ensureNginx.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { areScreensComplete, areWordsComplete } from './missing.mjs';
import { ensureInstalled, root, run } from './setup.mjs';

const report = `${root}node_modules/.test-report.json`;
const only = process.argv.slice(2);

ensureInstalled();
ensureChromium();
ensurePostgres();
ensureNginx();

/** @type {[name: string, check: () => boolean][]} */
const checks = [
  ['format and lint', () => run('npx', ['biome', 'check', '--error-on-warnings'])],
  [
    'types',
    () => ['.', 'site', 'site/offline/worker'].every((folder) => run('npx', ['tsc', '-p', folder])),
  ],
  ['guide and pictures', areScreensComplete],
];

/** @param {string[]} options */
function runTests(...options) {
  rmSync(report, { force: true });
  run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
    ...only,
  ]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A file that does not even load has no tests that could fail.
    const failed = numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites));
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
const again = '; "npm run missing" lists again what is missing';
/** @type {Record<string, string>} */
const hints = { words: again, 'guide and pictures': again };

/**
 * @param {string} name
 * @param {() => boolean} check
 */
function passes(name, check) {
  const ok = check();
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
  return ok;
}

if (only.length === 0) for (const [name, check] of checks) passes(name, check);
const canBuild = passes('words', areWordsComplete);
if (!canBuild) console.log('skipped: the build, and the tests that need it');
if (canBuild) passes('build', buildIfChanged);
const tests = runTests(...(canBuild ? [] : ['--project', 'parts']));
total.passed += tests.passed;
total.failed += tests.failed;
// The tests have said much since these failed.
for (const name of failures) console.log(`FAILED: ${name}${hints[name] ?? ''}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
