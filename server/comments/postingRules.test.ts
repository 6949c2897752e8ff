import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentLimits } from '../../contract/commentLimits';
import { digestOf, judge, postingLimits } from './postingRules';
import { POSTINGS_KEPT } from './store';

const NOW = Date.UTC(2025, 2, 30);
const ago = (...ages: number[]) => ages.map((age) => ({ at: NOW - age, digest: `${age}` }));
const decide = judge(NOW, digestOf('hello'));

describe('a person may post', () => {
  test('five comments in a minute, and is told when the next one fits', () => {
    const four = ago(50_000, 40_000, 30_000, 20_000);
    expect(decide({ recent: four, siblings: 0 })).toBeUndefined();
    expect(decide({ recent: [...four, ...ago(1)], siblings: 0 })).toEqual({
      code: 'too-many-posts',
      retryAfter: 10,
    });
  });

  test('never more than a limit allows, when they wait as told', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20 * 60_000), { maxLength: 150 }), (pauses) => {
        const posts: { at: number; digest: string }[] = [];
        let now = NOW;
        for (const pause of pauses) {
          now += pause;
          const recent = posts.filter(({ at }) => at > now - POSTINGS_KEPT);
          const refusal = judge(now, 'new')({ recent, siblings: 0 });
          if (refusal?.code === 'too-many-posts') now += refusal.retryAfter * 1000;
          posts.push({ at: now, digest: 'old' });
        }
        for (const { within, posts: most } of postingLimits) {
          for (const { at: end } of posts) {
            const inWindow = posts.filter(({ at }) => at > end - within && at <= end);
            expect(inWindow.length).toBeLessThanOrEqual(most);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('nothing twice, whatever its case and spaces', () => {
    const recent = [{ at: NOW - 1, digest: digestOf('HELLO ') }];
    expect(judge(NOW, digestOf('hello\n'))({ recent, siblings: 0 })).toEqual({ code: 'duplicate' });
  });

  test('no reply where there are too many already', () => {
    expect(decide({ recent: [], siblings: commentLimits.repliesPerComment - 1 })).toBeUndefined();
    expect(decide({ recent: [], siblings: commentLimits.repliesPerComment })).toEqual({
      code: 'thread-full',
    });
  });
});

test('what must be remembered is remembered', () => {
  expect(Math.max(...postingLimits.map(({ within }) => within))).toBeLessThanOrEqual(POSTINGS_KEPT);
});
