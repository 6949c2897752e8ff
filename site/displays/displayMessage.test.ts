import { expect, test } from 'vitest';
import { type DisplayMessage, readMessage } from './displayMessage';

test('reads what windows say', () => {
  const said: DisplayMessage[] = [
    { kind: 'who' },
    { kind: 'close' },
    { kind: 'order', order: 'restart' },
    { kind: 'here', id: '12' },
    { kind: 'gone', id: 'a_b' },
    { kind: 'show', address: '/', query: '' },
    { kind: 'show', address: '/de/full/red-screen', query: '?colour=ff8800&text=%E6%97%A5' },
  ];
  for (const messages of said) expect(readMessage(messages)).toEqual(messages);
});

test.each([
  undefined,
  null,
  'close',
  [],
  {},
  { kind: 'reload' },
  { kind: 'order', order: 'reload' },
  { kind: 'here' },
  { kind: 'here', id: '<b>' },
  { kind: 'gone', id: 7 },
  { kind: 'show', address: '/red-screen' },
  { kind: 'show', address: '//elsewhere.example', query: '' },
  { kind: 'show', address: 'https://elsewhere.example/', query: '' },
  { kind: 'show', address: '/../api', query: '' },
  { kind: 'show', address: '/red-screen?x', query: '' },
  { kind: 'show', address: '/red-screen', query: 'colour=f00' },
  { kind: 'show', address: '/red-screen', query: '?a#b' },
  { kind: 'show', address: '/red-screen', query: `?${'a'.repeat(9000)}` },
])('ignores %j', (heard) => {
  expect(readMessage(heard)).toBeUndefined();
});
