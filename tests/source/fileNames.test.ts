import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const rooms = ['assets', 'builder', 'contract', 'server', 'site', 'tests', 'tools', 'words'];
const filesIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `${room}/${name}`);

const withoutEnding = (path: string) => path.replace(/\.[^/]*$/, '');

test('no two files differ only in case, which some disks ignore', () => {
  const spellings = new Map<string, Set<string>>();
  for (const path of rooms.flatMap(filesIn).map(withoutEnding)) {
    const folded = path.toLowerCase();
    spellings.set(folded, (spellings.get(folded) ?? new Set()).add(path));
  }
  expect(spellings.size).toBeGreaterThan(500);
  const twins = [...spellings.values()].filter(({ size }) => size > 1).map((paths) => [...paths]);
  expect(twins).toEqual([]);
});
