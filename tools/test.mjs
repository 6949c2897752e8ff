import { readFileSync, rmSync } from 'node:fs';
import { buildIfChanged } from './buildIfChanged.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureFirestore } from './ensureFirestore.mjs';
import { ensureNginx } from './ensureNginx.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { areScreensComplete, areWordsComplete } from './missing.mjs';
import { ensureInstalled, root, runBin } from './setup.mjs';

const report = `${root}node_modules/.test-report.json`;
const only = process.argv.slice(2);

ensureInstalled();
ensureFirestore();
ensureChromium();
ensurePostgres();
ensureNginx();

const projects = ['.', 'site', 'site/offline/worker', 'server/comments/firestore'];

/** @type {[name: string, check: () => boolean][]} */
const checks = [
  ['format and lint', () => runBin('biome', ['check', '--error-on-warnings'])],
  ['types', () => projects.every((folder) => runBin('tsc', ['-p', folder]))],
  ['guide and pictures', areScreensComplete],
];

/** @param {string[]} options */
function runTests(...options) {
  rmSync(report, { force: true });
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  runBin('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...options, ...only]);
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

/** @param {number} since */
const secondsSince = (since) => `${Math.round((performance.now() - since) / 1000)} s`;

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
  const begun = performance.now();
  const ok = check();
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name} (${secondsSince(begun)})`);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
  return ok;
}

if (only.length === 0) for (const [name, check] of checks) passes(name, check);
const canBuild = passes('words', areWordsComplete);
if (!canBuild) console.log('skipped: the build, and the tests that need it');
if (canBuild) passes('build', buildIfChanged);
const tests = runTests(...(canBuild ? [] : ['--project=unit', '--project=server']));
total.passed += tests.passed;
total.failed += tests.failed;
// The tests have said much since these failed.
for (const name of failures) console.log(`FAILED: ${name}${hints[name] ?? ''}`);
console.log(`Everything took ${secondsSince(0)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
