import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCache } from './cache';

const folder = await mkdtemp(join(tmpdir(), 'cards-'));
afterAll(() => rm(folder, { recursive: true }));

async function build(...names: string[]) {
  const cache = await openCache(folder);
  const draw = vi.fn(async (name: string) => Buffer.from(`card of ${name}`));
  const cards = [];
  for (const name of names) cards.push(String(await cache.get([name, 'en'], () => draw(name))));
  await cache.forgetUnused();
  return { cards, drawn: draw.mock.calls.flat() };
}

test('only what changed is drawn again, and what nobody needs is forgotten', async () => {
  expect((await build('bee', 'frog')).drawn).toEqual(['bee', 'frog']);
  const second = await build('bee', 'moth');
  expect(second.drawn).toEqual(['moth']);
  expect(second.cards).toEqual(['card of bee', 'card of moth']);
  expect(await readdir(folder)).toHaveLength(2);
  expect((await build('frog')).drawn).toEqual(['frog']);
});
