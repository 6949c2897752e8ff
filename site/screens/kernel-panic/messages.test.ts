import { expect, test } from 'vitest';
import { messages } from './messages';

test('each language says its own, and asks for nothing but a restart', () => {
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  for (const { text } of messages) expect(text).not.toMatch(/\d|http|@/);
});
