import { expect, test } from 'vitest';
import { draftKey } from './useDraft';

test('every page and every comment has a draft of its own', () => {
  const keys = [draftKey('/'), draftKey('/red-screen'), draftKey('/', 'abc'), draftKey('/', 'abd')];
  expect(new Set(keys).size).toBe(keys.length);
});
