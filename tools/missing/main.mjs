import { runnerImport } from 'vite';
import { root } from '../setup.mjs';

/** @type {{ module: typeof import('./find') }} */
const { module } = await runnerImport(`${root}tools/missing/find.ts`, { root, logLevel: 'error' });
const given = process.argv.slice(2);
const wanted = module.parts.filter((part) => given.length === 0 || given.includes(part));
const missing = module.findMissing(root, wanted);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  console.error(
    `\n${missing.length} missing or wrong. docs/adding-a-screen.md says how to add each.`,
  );
  process.exitCode = 1;
} else if (given.length === 0) {
  console.log('Nothing is missing.');
}
