import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCache } from './cache';

const place = await mkdtemp(join(tmpdir(), 'cache-'));
afterAll(() => rm(place, { recursive: true }));

async function build(...names: string[]) {
  const cache = await openCache('cards', 1, place);
  const draw = vi.fn(async (name: string) => Buffer.from(`card of ${name}`));
  const cards = [];
  for (const name of names) cards.push(String(await cache.get([name, 'en'], () => draw(name))));
  await cache.trim();
  return { cards, drawn: draw.mock.calls.flat() };
}

test('only what changed is made again, also on the way back to an earlier branch', async () => {
  expect((await build('bee', 'frog')).drawn).toEqual(['bee', 'frog']);
  const second = await build('bee', 'moth');
  expect(second.drawn).toEqual(['moth']);
  expect(second.cards).toEqual(['card of bee', 'card of moth']);
  expect((await build('frog')).drawn).toEqual([]);
});

test('what was not used for longest makes room', async () => {
  const folder = join(place, 'cards');
  const large = Buffer.alloc(600 * 1024);
  for (const [name, minute] of [
    ['older', 1],
    ['newer', 2],
  ] as const) {
    await writeFile(join(folder, name), large);
    await utimes(join(folder, name), minute * 60, minute * 60);
  }
  expect((await build('bee')).drawn).toEqual([]);
  const left = await readdir(folder);
  expect(left).toContain('newer');
  expect(left).not.toContain('older');
});

test('what could not be made leaves nothing behind', async () => {
  const cache = await openCache('failing', 1, place);
  const failing = cache.get(['bee'], () => Promise.reject(new Error('no ink')));
  await expect(failing).rejects.toThrow('no ink');
  expect(await readdir(join(place, 'failing'))).toEqual([]);
});
