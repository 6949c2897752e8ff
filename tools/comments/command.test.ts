import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleComment } from '../../server/comments/exampleComment';
import { openStore } from '../../server/comments/openStore';
import type { CommentStore, StoredComment } from '../../server/comments/store';
import { commandOf } from './command';

let dataDir: string;
let store: CommentStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'screenful-'));
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function add(changes: Partial<StoredComment> = {}) {
  const comment = exampleComment(changes);
  await store.add(comment, 'digest', () => undefined);
  return comment;
}

async function outputOf(...args: string[]) {
  return answerTo(args, []);
}

async function answerTo(args: string[], input: readonly string[]) {
  const lines: string[] = [];
  for await (const line of commandOf(args)(store, Readable.from(input))) lines.push(line);
  return lines;
}

const idsIn = (lines: readonly string[]) =>
  lines.flatMap((line) => /^( *)\S+Z {2}(\S+)/.exec(line)?.slice(1).join('') ?? []);

describe('list', () => {
  test('tells when, what and who', async () => {
    const { id } = await add({ text: 'two\nlines', createdAt: Date.UTC(2025, 2, 30, 12) });
    expect(await outputOf('list')).toEqual([
      `2025-03-30T12:00:00.000Z  ${id}  /red-screen`,
      'Ada <ada@mail.example>: two ⏎ lines',
      '',
    ]);
  });

  test('puts the thread with the latest words first, replies indented below', async () => {
    const [old, young] = [await add(), await add()];
    const first = await add({ parentId: old.id });
    const second = await add({ parentId: old.id });
    expect(idsIn(await outputOf('list'))).toEqual([
      old.id,
      `    ${first.id}`,
      `    ${second.id}`,
      young.id,
    ]);
    expect(idsIn(await outputOf('list', '--limit', '1'))).toEqual([old.id, `    ${second.id}`]);
  });

  test('keeps to a page', async () => {
    const frog = await add({ pagePath: '/frog' });
    await add();
    expect(idsIn(await outputOf('list', '--page', '/frog', '--limit=1'))).toEqual([frog.id]);
    expect(await outputOf('list', '--page', '/bee')).toEqual(['There are no comments.']);
  });

  test('no comment can play with the terminal', async () => {
    const hostile = '\x1b[2J\x07\r\b\u009b31m\u202egnp.exe\u2028\u{e0041}';
    await add({ text: hostile, authorName: hostile, authorEmail: hostile, pagePath: hostile });
    const printed = [...(await outputOf('list')), ...(await outputOf('export'))].join('\n');
    expect(printed).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
    expect(printed).toContain('\\u{1b}[2J');
  });
});

describe('remove', () => {
  test('takes several with their replies and tells which', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    const reply = await add({ parentId: first.id });
    const lines = await outputOf('remove', first.id, reply.id, second.id);
    expect(idsIn(lines)).toEqual([first.id, reply.id, second.id]);
    expect(idsIn(await outputOf('list'))).toEqual([third.id]);
  });

  test('names what it does not know, and removes the rest', async () => {
    const { id } = await add();
    await expect(outputOf('remove', 'unknown-1', id, '\x1b-2')).rejects.toThrow(
      'There is no comment unknown-1, \\u{1b}-2.',
    );
    expect(await store.find(id)).toBeUndefined();
  });
});

test('an export holds everything', async () => {
  const top = await add({ text: 'a "quote", \\, \u{1f468}\u200d\u{1f469} and \u0085' });
  const reply = await add({ parentId: top.id, authorPhotoURL: 'https://photos.example/a.png' });
  const lines = await outputOf('export');
  expect(lines.map((line) => JSON.parse(line))).toEqual([top, reply]);
});

describe('import', () => {
  const bring = (...lines: string[]) => answerTo(['import'], lines);

  test('brings an export back, and only what is not there', async () => {
    const kept = await add({ text: 'a "quote", \\, \u{1f468}\u200d\u{1f469} and \u0085' });
    const lost = await add();
    await add({ parentId: lost.id, authorPhotoURL: 'https://photos.example/a.png' });
    const lines = await outputOf('export');
    await store.remove(lost.id);
    expect(await bring(...lines, '')).toEqual(['Added: 2. There already: 1.']);
    expect(await outputOf('export')).toEqual(lines);
    expect(await bring(...lines)).toEqual(['Added: 0. There already: 3.']);
    expect(await store.find(kept.id)).toEqual(kept);
  });

  test('takes a reply that stands before its comment', async () => {
    const comment = exampleComment();
    const reply = exampleComment({ parentId: comment.id });
    expect(await bring(JSON.stringify(reply), JSON.stringify(comment))).toEqual([
      'Added: 2. There already: 0.',
    ]);
  });

  test.each([
    ['not JSON', 'ada@mail.example', 'Line 2 is not an exported comment'],
    ['no text', JSON.stringify({ ...exampleComment(), text: '' }), /Line 2 .*text Too small/],
    ['the future', JSON.stringify(exampleComment({ createdAt: 9e15 })), /createdAt lies in/],
    ['an orphan', JSON.stringify(exampleComment({ parentId: 'nowhere-1' })), /Line 2 replies to/],
  ])('stops at %s, and tells where without an e-mail address', async (_, line, message) => {
    const good = JSON.stringify(exampleComment());
    const failure = expect(bring(good, line, good)).rejects;
    await failure.toThrow(message);
    await failure.toThrow('Added so far: 1');
    await failure.not.toThrow('ada@mail.example');
  });
});

test.each([
  [[]],
  [['delete']],
  [['import', 'file']],
  [['remove']],
  [['export', 'file']],
  [['list', '/red-screen']],
  [['list', '--limit', 'many']],
  [['list', '--pages', '/frog']],
])('%j is answered with the usage', (args) => {
  expect(() => commandOf(args)).toThrow(/npm run comments -- list \[--page/);
});

describe('as a program', { timeout: 30_000 }, () => {
  const run = (args: string[], env: Record<string, string> = {}, input = '') =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/comments/main.ts', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
      encoding: 'utf8',
      input,
    });

  test('brings back what it has exported', async () => {
    const { id } = await add({ text: 'two\nlines' });
    const { stdout: exported } = run(['export']);
    await store.remove(id);
    expect(run(['import'], {}, exported).stdout).toBe('Added: 1. There already: 0.\n');
    expect((await store.find(id))?.text).toBe('two\nlines');
  });

  test('prints what it removed before it fails for what it does not know', async () => {
    const { id } = await add();
    const { status, stdout, stderr } = run(['remove', id, 'unknown-1']);
    expect(stderr).toBe('There is no comment unknown-1.\n');
    expect(stdout).toContain(id);
    expect(status).toBe(1);
  });

  test('tells what is wrong without a secret', () => {
    const { status, stderr } = run(['list'], { DATABASE_URL: 'postgres://a:Geheim99@[::1]:9/x' });
    expect(stderr).toMatch(/^connect E\w+ ::1:9.*\n$/);
    expect(status).toBe(1);
  });
});
