import { spawnSync } from 'node:child_process';
import { copyToTree, isInPackage, isInTree } from '../../assets/icons/drawings';
import { folders } from '../../builder/folders';
import { ensureInstalled } from '../setup.mjs';
import { nextSteps } from './nextSteps';
import { Refusal } from './refusal';
import { scaffold } from './scaffold';
import { readWish } from './wish';

/** All drawings are fetched only when somebody asks for one that no screen has yet. */
function isDrawn(emoji: string) {
  if (isInTree(emoji)) return true;
  ensureInstalled('assets/icons');
  return isInPackage(emoji);
}

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
  const wish = readWish(folders.root, process.argv.slice(2), isDrawn);
  scaffold(folders.root, wish, (paths) => {
    format(paths);
    if (!isInTree(wish.icon)) copyToTree(wish.icon);
  });
  console.log(nextSteps(wish));
} catch (reason) {
  if (!(reason instanceof Refusal)) throw reason;
  console.error(reason.message);
  process.exitCode = 1;
}
