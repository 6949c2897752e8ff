import { spawnSync } from 'node:child_process';
import { folders } from '../../builder/folders';
import { nextSteps } from './nextSteps';
import { Refusal } from './refusal';
import { scaffold } from './scaffold';
import { readWish } from './wish';

/** Another name may need another order of imports, or another end of a line. */
function format(paths: string[]) {
  const biome = `${folders.root}node_modules/@biomejs/biome/bin/biome`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'check', '--write', ...paths],
    { cwd: folders.root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Biome refused the new files:\n${stdout}${stderr}`);
}

try {
  const wish = readWish(folders.root, process.argv.slice(2));
  scaffold(folders.root, wish, format);
  console.log(nextSteps(wish));
} catch (reason) {
  if (!(reason instanceof Refusal)) throw reason;
  console.error(reason.message);
  process.exitCode = 1;
}
