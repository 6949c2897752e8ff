import { expect, test } from 'vitest';
import { pageCache } from './pageCache';

function counting() {
  let time = 0;
  let asked = 0;
  const cache = pageCache(
    async (page) => {
      asked += 1;
      if (page === '/broken') throw new Error('away');
      return { page, version: asked };
    },
    () => time,
  );
  return {
    cache,
    asked: () => asked,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('many who ask at once are one question', async () => {
  const { cache, asked } = counting();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.read('/')));
  expect(asked()).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test('what others wrote shows after a second', async () => {
  const { cache, pass } = counting();
  const first = await cache.read('/');
  pass(999);
  expect(await cache.read('/')).toBe(first);
  pass(1);
  expect(await cache.read('/')).not.toBe(first);
});

test('a clock that is set back keeps nothing', async () => {
  const { cache, pass } = counting();
  const first = await cache.read('/');
  pass(-3_600_000);
  expect(await cache.read('/')).not.toBe(first);
});

test('what was written here shows at once, also while an older answer is on its way', async () => {
  const { cache } = counting();
  const old = cache.read('/');
  cache.forget('/');
  expect((await cache.read('/')).version).toBe(2);
  expect((await old).version).toBe(1);
  expect((await cache.read('/')).version).toBe(2);
});

test('a failure is not remembered', async () => {
  const { cache, asked } = counting();
  await expect(cache.read('/broken')).rejects.toThrow('away');
  await expect(cache.read('/broken')).rejects.toThrow('away');
  expect(asked()).toBe(2);
});
