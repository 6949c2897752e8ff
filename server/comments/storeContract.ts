import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleComment as comment, NOON } from './exampleComment';
import type { Circumstances, CommentStore, Judge, Order, Refusal, StoredComment } from './store';

/** How an engine is started for the tests; `empty` brings it back to a database without comments. */
export type Engine = {
  readonly store: CommentStore;
  /** A second connection to the same comments, as another server has it. */
  readonly another: () => Promise<CommentStore>;
  readonly empty: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const letAll: Judge = () => undefined;
const DAY = 24 * 60 * 60 * 1000;

const ids = (comments: readonly StoredComment[]) => comments.map(({ id }) => id);

async function everythingIn(store: CommentStore, order: Order = 'oldest first') {
  const found: StoredComment[] = [];
  for await (const one of store.all(order)) found.push(one);
  return found;
}

/** What every engine must do. */
export function storeContract(name: string, start: () => Promise<Engine>) {
  describe(`comments in ${name}`, { timeout: 30_000 }, () => {
    let engine: Engine;
    let store: CommentStore;
    beforeAll(async () => {
      engine = await start();
      store = engine.store;
    }, 120_000);
    beforeEach(() => engine.empty());
    afterAll(() => engine?.stop());

    const add = async (changes?: Partial<StoredComment>, judge = letAll) => {
      const made = comment(changes);
      expect(await store.add(made, `digest of ${made.text}`, judge)).toBeUndefined();
      return made;
    };
    const pageOf = async (pagePath = '/red-screen', limit = 50) =>
      (await store.threads({ pagePath, limit })).map(({ comment: { id }, replies }) => ({
        id,
        replies: ids(replies),
      }));

    test('keeps every field', async () => {
      const made = await add({
        text: 'two\nlines, ünïcödé, 🐝, "quotes", \\ and \u0007',
        authorPhotoURL: 'https://photos.example/a.png',
      });
      expect(await store.find(made.id)).toEqual(made);
      const reply = await add({ parentId: made.id });
      expect(await store.threads({ pagePath: '/red-screen', limit: 50 })).toEqual([
        { comment: made, replies: [reply] },
      ]);
    });

    test('knows nothing of what was never added', async () => {
      expect(await store.find('nothing-here')).toBeUndefined();
      expect(await pageOf()).toEqual([]);
    });

    test('lists the newest first and replies oldest first, of one page only', async () => {
      const [first, second] = [await add(), await add()];
      await add({ pagePath: '/blue-screen' });
      const late = await add({ parentId: first.id, createdAt: NOON + 5000 });
      const early = await add({ parentId: first.id, createdAt: NOON + 4000 });
      expect(await pageOf()).toEqual([
        { id: second.id, replies: [] },
        { id: first.id, replies: [early.id, late.id] },
      ]);
    });

    test('a busy page does not push another one out', async () => {
      const quiet = await add({ pagePath: '/' });
      for (let index = 0; index < 60; index += 1) await add();
      expect(await pageOf('/')).toEqual([{ id: quiet.id, replies: [] }]);
      expect(await pageOf('/red-screen', 50)).toHaveLength(50);
    });

    test('walks to the oldest without gap or repetition, also with equal times and new arrivals', async () => {
      const made: StoredComment[] = [];
      for (let index = 0; index < 23; index += 1) made.push(await add({ createdAt: NOON }));
      const seen: string[] = [];
      let before: { createdAt: number; id: string } | undefined;
      for (;;) {
        const threads = await store.threads({
          pagePath: '/red-screen',
          limit: 5,
          ...(before && { before }),
        });
        if (threads.length === 0) break;
        seen.push(...threads.map(({ comment: { id } }) => id));
        before = threads.at(-1)?.comment;
        await add({ createdAt: NOON + 1 });
      }
      expect(seen).toEqual(ids(made).sort().reverse());
    });

    test('orders ids of equal times as JavaScript does', async () => {
      const made: StoredComment[] = [];
      for (const id of ['a_______', 'B_______', '_-______', '--______', 'a-______', '0_______']) {
        made.push(await add({ id, createdAt: NOON }));
      }
      const expected = ids(made).sort();
      expect(ids(await everythingIn(store))).toEqual(expected);
      expect((await pageOf()).map(({ id }) => id)).toEqual(expected.reverse());
    });

    test('any set of comments comes back in order', async () => {
      const plan = fc.array(fc.record({ at: fc.nat(3), page: fc.constantFrom('/', '/frog') }), {
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(plan, async (places) => {
          await engine.empty();
          const made: StoredComment[] = [];
          for (const { at, page } of places) {
            made.push(await add({ createdAt: NOON + at, pagePath: page }));
          }
          const expected = made
            .filter(({ pagePath }) => pagePath === '/')
            .sort((a, b) => b.createdAt - a.createdAt || (b.id < a.id ? -1 : 1));
          expect((await pageOf('/')).map(({ id }) => id)).toEqual(ids(expected));
        }),
        { numRuns: 15 },
      );
    });

    test.each([
      ['is missing', () => Promise.resolve({ id: 'not-there-1' })],
      ['is of another page', () => add({ pagePath: '/blue-screen' })],
      ['is a reply itself', async () => add({ parentId: (await add()).id })],
    ])('refuses a reply whose parent %s', async (_, parent) => {
      const reply = comment({ parentId: (await parent()).id });
      expect(await store.add(reply, 'digest', letAll)).toEqual({ code: 'parent-gone' });
      expect(await store.find(reply.id)).toBeUndefined();
    });

    test('shows the judge what the person posted within a day, and how many replies there are', async () => {
      const top = await add({ text: 'old', createdAt: NOON - DAY });
      await add({ text: 'lately', createdAt: NOON - DAY + 1 });
      await add({ text: 'by another', authorId: 'bob', parentId: top.id, createdAt: NOON });
      let seen: Circumstances | undefined;
      await add({ createdAt: NOON, parentId: top.id }, (circumstances) => {
        seen = circumstances;
        return undefined;
      });
      expect(seen).toEqual({
        recent: [{ at: NOON - DAY + 1, digest: 'digest of lately' }],
        siblings: 1,
      });
    });

    test('a refused comment leaves no trace', async () => {
      const refusal: Refusal = { code: 'too-many-posts', retryAfter: 7 };
      const made = comment();
      expect(await store.add(made, 'digest', () => refusal)).toEqual(refusal);
      expect(await store.find(made.id)).toBeUndefined();
      let recent: Circumstances['recent'] | undefined;
      await add({}, (circumstances) => {
        recent = circumstances.recent;
        return undefined;
      });
      expect(recent).toEqual([]);
    });

    test('a failure inside leaves no trace and no lock', async () => {
      const [top, made] = [await add(), comment()];
      const fail: Judge = () => {
        throw new Error('no judgement');
      };
      for (const failing of [made, { ...made, parentId: top.id }]) {
        await expect(store.add(failing, 'digest', fail)).rejects.toThrow('no judgement');
      }
      expect(await store.find(made.id)).toBeUndefined();
      const other = await engine.another();
      expect(await other.add({ ...made, parentId: top.id }, 'digest', letAll)).toBeUndefined();
      await other.close();
    });

    test('a limit is exact for posts that come at the same time by two servers', async () => {
      const other = await engine.another();
      const atMostThree: Judge = ({ recent }) =>
        recent.length < 3 ? undefined : { code: 'too-many-posts', retryAfter: 1 };
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 ? store : other).add(
            comment({ createdAt: NOON }),
            `digest ${index}`,
            atMostThree,
          ),
        ),
      );
      await other.close();
      expect(results.filter((refusal) => refusal === undefined)).toHaveLength(3);
      expect(await pageOf()).toHaveLength(3);
    });

    test('the number of replies is exact when several people reply at the same time', async () => {
      const other = await engine.another();
      const top = await add();
      const atMostThree: Judge = ({ siblings }) =>
        siblings < 3 ? undefined : { code: 'thread-full' };
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? store : other).add(
            comment({ parentId: top.id, authorId: `person ${index}` }),
            'digest',
            atMostThree,
          ),
        ),
      );
      await other.close();
      expect(results.filter((refusal) => refusal === undefined)).toHaveLength(3);
      expect((await pageOf())[0]?.replies).toHaveLength(3);
    });

    test('deleting does not reset what the judge sees', async () => {
      const made = await add();
      expect(await store.remove(made.id, 'ada')).toBe('removed');
      let recent: Circumstances['recent'] = [];
      await add({}, (circumstances) => {
        recent = circumstances.recent;
        return undefined;
      });
      expect(recent).toHaveLength(1);
    });

    test('removes a comment with its replies, for its author or the operator only', async () => {
      const [top, other] = [await add(), await add()];
      const reply = await add({ parentId: top.id, authorId: 'bob' });
      expect(await store.remove(top.id, 'bob')).toBe('not-yours');
      expect(await store.remove(reply.id, 'bob')).toBe('removed');
      await add({ parentId: top.id });
      expect(await store.remove(top.id, 'ada')).toBe('removed');
      expect(await store.remove(top.id, 'ada')).toBe('missing');
      expect(await pageOf()).toEqual([{ id: other.id, replies: [] }]);
      expect(await store.remove(other.id)).toBe('removed');
      expect(await everythingIn(store)).toEqual([]);
    });

    test('a reply and the removal of its parent at the same time leave no orphan', async () => {
      for (let round = 0; round < 5; round += 1) {
        const top = await add();
        const reply = comment({ parentId: top.id });
        await Promise.all([store.add(reply, 'digest', letAll), store.remove(top.id)]);
        expect(await store.find(top.id)).toBeUndefined();
        expect(await store.find(reply.id)).toBeUndefined();
      }
    });

    test('gives everything, in both orders', async () => {
      const made = [await add(), await add({ pagePath: '/frog' })];
      made.push(await add({ parentId: made[0]?.id ?? '' }));
      expect(await everythingIn(store)).toEqual(made);
      expect(await everythingIn(store, 'newest first')).toEqual(made.toReversed());
    });

    test('another server sees what this one did', async () => {
      const made = await add();
      const other = await engine.another();
      expect(await other.find(made.id)).toEqual(made);
      await other.close();
    });
  });
}
