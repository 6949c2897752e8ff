import { expect, test } from 'vitest';
import type { ReadQuery } from '../../contract/comments';
import { commentReads } from './reads';
import type { Comments } from './service';

function reading() {
  const asked: ReadQuery[] = [];
  const comments = {
    list: async (query: ReadQuery) => {
      asked.push(query);
      return { comments: [], older: `${asked.length}` };
    },
  } as unknown as Comments;
  return { reads: commentReads({ comments, security: {}, now: () => 0 }), asked };
}

test('the newest comments are asked for once', async () => {
  const { reads, asked } = reading();
  const first = await reads.read('?page=%2Fbee');
  expect(await reads.read('?page=/bee&limit=50')).toBe(first);
  expect(asked).toEqual([{ page: '/bee', limit: 50 }]);
});

test('after a change they are asked for anew', async () => {
  const { reads } = reading();
  const first = await reads.read('?page=/bee');
  reads.forget('/bee');
  const second = await reads.read('?page=/bee');
  expect(second.identity.etag).not.toBe(first.identity.etag);
});

test('older comments and other amounts are tagged and compressed, but not kept', async () => {
  const { reads, asked } = reading();
  for (const query of ['?page=/bee&limit=7', '?page=/bee&before=there']) {
    const { identity, gzip } = await reads.read(query);
    expect(identity.etag).toMatch(/^"[\w-]{22}"$/);
    expect(gzip?.found.headers).toMatchObject({ 'Content-Encoding': 'gzip' });
    await reads.read(query);
  }
  expect(asked).toHaveLength(4);
});

test.each(['', '?page=', '?page=/bee&limit=0', '?page=/bee&limit=x', '?page=/bee&colour=red'])(
  'the query "%s" is refused with a reason',
  async (query) => {
    const { reads } = reading();
    await expect(reads.read(query)).rejects.toMatchObject({
      code: 'invalid-request',
      message: expect.stringMatching(/page|limit|colour/),
    });
  },
);
