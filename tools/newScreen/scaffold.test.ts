import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFile } from '../../site/i18n/check';
import { proofread } from '../../site/i18n/proofread';
import { listed } from './listed';
import { namesOf } from './names';
import { scaffold } from './scaffold';

const catalogue = 'site/catalogue/entries.ts';
const root = `${mkdtempSync(join(tmpdir(), 'screenful-scaffold-'))}/`;
cpSync('tools/newScreen/template', `${root}tools/newScreen/template`, { recursive: true });
for (const folder of ['site/catalogue', 'site/screens', 'words/en', 'tests/screens']) {
  mkdirSync(root + folder, { recursive: true });
}
cpSync(catalogue, root + catalogue);
afterAll(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(root + path, 'utf8');
const wishFor = (slug: string) => ({ slug, type: 'prank', icon: '🌋' }) as const;

test('a name has four forms', () => {
  expect(namesOf('lava-lamp-2')).toEqual({
    slug: 'lava-lamp-2',
    camel: 'lavaLamp2',
    pascal: 'LavaLamp2',
    title: 'Lava lamp 2',
  });
});

test('a screen is listed last in its category', () => {
  const before = readFileSync(catalogue, 'utf8');
  const lines = listed(before, wishFor('lava-lamp')).split('\n');
  const at = lines.indexOf("  screen('prank', '/lava-lamp', ['🌋', '#ff7a3d']),");
  expect(lines[at - 1]).toContain("screen('prank', ");
  expect(lines[at + 1]).toBe('');
  expect(lines.toSpliced(at, 1).join('\n')).toBe(before);
});

test('what fails on the way leaves nothing behind', () => {
  const everything = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const [before, entries] = [everything(), read(catalogue)];
  const fail = () => {
    throw new Error('no room');
  };
  expect(() => scaffold(root, wishFor('lava-lamp'), fail)).toThrow('no room');
  expect(everything()).toEqual(before);
  expect(read(catalogue)).toBe(entries);
});

test.each(['x', 'a-lamp-that-is-full-of-slow-lava-2'])(
  'the English words of %s are right as they are',
  (slug) => {
    const files = scaffold(root, wishFor(slug), () => {});
    const words = `words/en/${slug}.json`;
    expect(files).toContain(words);
    expect(read(words)).not.toMatch(/new.?screen/i);
    const json = JSON.parse(read(words));
    expect(json.name).toBe(namesOf(slug).title);
    expect(proofread('en', slug, json)).toEqual([]);
    expect(checkFile(slug, json, [])).toEqual([]);
  },
);
