import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const made = ['node_modules', 'dist', 'data', 'coverage', '.git'];

/** The packages of this tree; what tools keep beside them stays with each tree. */
function linkPackages(root: string) {
  mkdirSync(`${root}node_modules`);
  const names = readdirSync('node_modules').filter(
    (name) => !name.startsWith('.') || ['.bin', '.installed-lock'].includes(name),
  );
  for (const name of names) {
    symlinkSync(resolve('node_modules', name), `${root}node_modules/${name}`);
  }
}

/** A tree like this one, in which a test may change files. */
export function treeCopy() {
  const root = `${mkdtempSync(join(tmpdir(), 'screenful-tree-'))}/`;
  cpSync('.', root, { recursive: true, filter: (path) => !made.includes(basename(path)) });
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
