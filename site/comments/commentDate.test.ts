import { expect, test } from 'vitest';
import { commentDate, exactDate } from './commentDate';

/** Intl puts a narrow space before AM in some versions and a plain one in others. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['2025-03-30T00:05:00.000Z', 'UTC', 'Mar 30, 2025, 12:05 AM'],
  ['2025-12-01T23:59:59.999Z', 'UTC', 'Dec 1, 2025, 11:59 PM'],
  ['2025-12-01T23:59:59.999Z', 'Asia/Tokyo', 'Dec 2, 2025, 08:59 AM'],
  ['2025-03-30T00:05:00.000Z', 'America/Los_Angeles', 'Mar 29, 2025, 05:05 PM'],
])('%s is shown in %s as %s', (iso, zone, shown) => {
  expect(plain(commentDate(iso, zone))).toBe(shown);
});

test('the exact time says its zone', () => {
  expect(plain(exactDate('2025-03-30T00:05:07.000Z', 'UTC'))).toBe(
    'Sunday, March 30, 2025 at 12:05:07 AM UTC',
  );
});
