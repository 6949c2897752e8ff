import { readFileSync, rmSync } from 'node:fs';
import { buildIfChanged } from './buildIfChanged.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureFirestore } from './ensureFirestore.mjs';
import { ensureNginx } from './ensureNginx.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';
import { ensureInstalled, root, run } from './setup.mjs';

const report = `${root}node_modules/.test-report.json`;
const only = process.argv.slice(2);

ensureInstalled();
ensureFirestore();
ensureChromium();
ensurePostgres();
ensureNginx();

/** @type {[name: string, check: () => boolean][]} */
const checks = [
  ['format and lint', () => run('npx', ['biome', 'check', '--error-on-warnings'])],
  [
    'types',
    () =>
      ['.', 'site', 'site/offline/worker', 'server/comments/firestore'].every((folder) =>
        run('npx', ['tsc', '-p', folder]),
      ),
  ],
  ['build', buildIfChanged],
];

function runTests() {
  rmSync(report, { force: true });
  run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
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
for (const [name, check] of only.length > 0 ? checks.slice(2) : checks) {
  const ok = check();
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`);
  total[ok ? 'passed' : 'failed'] += 1;
}
const tests = runTests();
total.passed += tests.passed;
total.failed += tests.failed;
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
