import { describe, expect, test } from 'vitest';
import type { PublicThread } from '../../contract/api';
import { type Threads, withComment, withNewest, withOlder, withoutComment } from './threads';

const comment = (id: string, parentId?: string) => ({
  id,
  text: `Text of ${id}`,
  authorName: 'Ann',
  authorId: 'ann',
  pagePath: '/',
  createdAt: '2025-03-30T12:00:00.000Z',
  ...(parentId && { parentId }),
});
const thread = (id: string, ...replies: string[]): PublicThread => ({
  ...comment(id),
  replies: replies.map((reply) => comment(reply, id)),
});
const threads = (ids: string, older?: string): Threads => ({
  comments: [...ids].map((id) => thread(id)),
  ...(older && { older }),
});
const nobody = () => false;
const ids = ({ comments, older }: Threads) => [comments.map(({ id }) => id).join(''), older];

describe('a fresh answer with the newest comments', () => {
  test('are all there is at first', () => {
    expect(ids(withNewest(undefined, threads('cba', 'x'), nobody))).toEqual(['cba', 'x']);
  });

  test('bring new ones, lose deleted ones and keep the older ones that were loaded', () => {
    const known = threads('fedcba', 'after a');
    expect(ids(withNewest(known, threads('gfd', 'after d'), nobody))).toEqual([
      'gfdcba',
      'after a',
    ]);
  });

  test('replace everything when they are everything', () => {
    expect(ids(withNewest(threads('cba'), threads('dca'), nobody))).toEqual(['dca', undefined]);
  });

  test('replace everything when so many came that what is known no longer follows', () => {
    const known = threads('cba', 'after a');
    expect(ids(withNewest(known, threads('zyx', 'after x'), nobody))).toEqual(['zyx', 'after x']);
  });

  test('leave a deleted one in its place while somebody is replying to it', () => {
    const dated = (id: string, day: number): PublicThread => ({
      ...thread(id),
      createdAt: `2025-03-0${day}T12:00:00.000Z`,
    });
    const known = { comments: [dated('c', 3), dated('b', 2), dated('a', 1)] };
    const newest = { comments: [dated('d', 4), dated('c', 3), dated('a', 1)] };
    expect(ids(withNewest(known, newest, (id) => id === 'b'))).toEqual(['dcba', undefined]);
  });

  test('do not bring back what was older than all that is left', () => {
    expect(ids(withNewest(threads('cba'), threads(''), nobody))).toEqual(['', undefined]);
  });
});

describe('older comments', () => {
  test('follow those that are known', () => {
    expect(ids(withOlder(threads('dc', 'p'), 'p', threads('ba', 'q')))).toEqual(['dcba', 'q']);
    expect(ids(withOlder(threads('dc', 'p'), 'p', threads('ba')))).toEqual(['dcba', undefined]);
  });

  test('are never shown twice', () => {
    expect(ids(withOlder(threads('dc', 'p'), 'p', threads('cb')))).toEqual(['dcb', undefined]);
  });

  test('that nobody asked for any more are ignored', () => {
    expect(ids(withOlder(threads('z', 'q'), 'p', threads('ba')))).toEqual(['z', 'q']);
  });
});

describe('a comment of one’s own', () => {
  test('comes first, and once', () => {
    const once = withComment(threads('ba', 'p'), comment('c'));
    expect(ids(once)).toEqual(['cba', 'p']);
    expect(withComment(once, comment('c'))).toBe(once);
  });

  test('comes last among the replies, and once', () => {
    const known: Threads = { comments: [thread('b', 'x'), thread('a')] };
    const replied = withComment(known, comment('y', 'b'));
    const again = withComment(replied, comment('y', 'b'));
    expect(again.comments.map(({ replies }) => replies.map(({ id }) => id))).toEqual([
      ['x', 'y'],
      [],
    ]);
    expect(again.comments[1]).toBe(known.comments[1]);
  });

  test('goes with its replies, or leaves its thread', () => {
    const known: Threads = { comments: [thread('b', 'x', 'y'), thread('a')], older: 'p' };
    expect(ids(withoutComment(known, 'b'))).toEqual(['a', 'p']);
    const [first] = withoutComment(known, 'x').comments;
    expect(first?.replies.map(({ id }) => id)).toEqual(['y']);
  });
});
