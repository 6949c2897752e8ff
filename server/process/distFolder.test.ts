import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from './distFolder';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'screenful-'));
  mkdirSync(join(root, 'dist/server/chunks'), { recursive: true });
  mkdirSync(join(root, 'server/process'), { recursive: true });
  writeFileSync(join(root, 'dist/site.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(['server', 'server/process', 'dist/server', 'dist/server/chunks'])(
  'is found from %s',
  (start) => {
    expect(distFolder(join(root, start))).toBe(join(root, 'dist'));
  },
);

test('is expected in the current folder when there is none', () => {
  expect(distFolder(tmpdir())).toBe(join(process.cwd(), 'dist'));
});
