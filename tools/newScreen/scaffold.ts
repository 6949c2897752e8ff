import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listed } from './listed';
import { type Names, namesOf, renamed } from './names';
import type { Wish } from './wish';

const template = 'tools/newScreen/template';
const catalogue = 'site/catalogue/entries.ts';

/** Where a file of the template goes, and how others are reached from there. */
function placeOf(file: string, slug: string): { path: string; moved: [string, string][] } {
  if (file === 'words.json') return { path: `words/en/${slug}.json`, moved: [] };
  if (file === 'played.ts') {
    return { path: `tests/screens/${slug}.test.ts`, moved: [['../../../tests/', '../']] };
  }
  return {
    path: `site/screens/${slug}/${file}`,
    moved: [
      ['../../../site/', '../../'],
      ["'./words.json'", `'../../../words/en/${slug}.json'`],
    ],
  };
}

function filesFor(root: string, names: Names): [path: string, text: string][] {
  return readdirSync(root + template).map((file) => {
    const { path, moved } = placeOf(file, names.slug);
    const text = renamed(readFileSync(`${root}${template}/${file}`, 'utf8'), names);
    return [path, moved.reduce((text, [from, to]) => text.replaceAll(from, to), text)];
  });
}

/**
 * Writes all files of a new screen, or none: a failure on the way, such as one of `tidy`, takes back
 * what was written before it.
 */
export function scaffold(root: string, wish: Wish, tidy: (paths: string[]) => void): string[] {
  const names = namesOf(wish.slug);
  const before = readFileSync(root + catalogue, 'utf8');
  const files: [string, string][] = [...filesFor(root, names), [catalogue, listed(before, wish)]];
  const paths = files.map(([path]) => path);
  const added = paths.filter((path) => path !== catalogue);
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(root + path), { recursive: true });
      writeFileSync(root + path, text);
    }
    tidy(paths);
  } catch (reason) {
    for (const path of added) rmSync(root + path, { force: true });
    rmSync(`${root}site/screens/${wish.slug}`, { recursive: true, force: true });
    writeFileSync(root + catalogue, before);
    throw reason;
  }
  return paths;
}
