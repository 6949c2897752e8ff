import { expect, test } from 'vitest';
import { messages } from './messages';

test('the message comes in English, French, German and Japanese, in this order', () => {
  expect(messages.map(({ language }) => language)).toEqual(['en', 'fr', 'de', 'ja']);
});

test('each language says its own, and asks for nothing but a restart', () => {
  expect(new Set(messages.map(({ text }) => text)).size).toBe(4);
  for (const { text } of messages) expect(text).not.toMatch(/\d|http|@/);
});
