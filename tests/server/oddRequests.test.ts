import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusOf } from './support/ask';
import { type RunningSite, runSite } from './support/runningSite';

const SECRET = 'nobody may read this';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
  writeFileSync(join(site.folder, 'secret.txt'), SECRET);
  writeFileSync(join(site.folder, 'client', 'unlisted.txt'), SECRET);
});
afterAll(() => site.stop());

const raw = (line: string, headers = 'Host: screenful.example\r\n') =>
  site.askRaw(`${line}\r\n${headers}Connection: close\r\n\r\n`);

describe('a way out of the folder', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%252fsecret.txt',
    '/..%5csecret.txt',
    '/..%c0%afsecret.txt',
    '/....//secret.txt',
    '/.//..//secret.txt',
    '/unlisted.txt',
    '/etc/passwd',
    '/..;/secret.txt',
    'http://screenful.example/../secret.txt',
  ])('%s leads nowhere', async (target) => {
    const reply = await raw(`GET ${target} HTTP/1.1`);
    expect([400, 404]).toContain(statusOf(reply));
    expect(reply).not.toContain(SECRET);
    expect(reply).toContain('Content-Security-Policy');
  });
});

test.each([
  ['a null byte', '/black-screen%00'],
  ['a null byte before a known name', '/%00/black-screen'],
  ['an encoded line break', '/black-screen%0d%0aSet-Cookie:a=b'],
  ['half an escape', '/black-screen%'],
  ['a wrong escape', '/%zz'],
  ['overlong UTF-8', '/%c0%ae%c0%ae/'],
  ['half a character', '/%e2%82'],
  ['raw bytes above ASCII', '/\xff\xfe'],
  ['a backslash', '/\\evil.com'],
  ['a backslash in the middle', '/de\\black-screen'],
  ['a target without a slash', 'black-screen'],
  ['an asterisk', '*'],
  ['an address without a host', 'http://'],
])('%s is malformed', async (_, target) => {
  const reply = await raw(`GET ${target} HTTP/1.1`);
  expect(statusOf(reply)).toBe(400);
  expect(reply).not.toContain('Location');
});

test.each([
  ['a long path', `/${'a'.repeat(8000)}`],
  ['a path of slashes', '/'.repeat(8000).concat('x')],
  ['a deep path', '/a'.repeat(4000)],
])('%s is not found', async (_, target) => {
  expect(statusOf(await raw(`GET ${target} HTTP/1.1`))).toBe(404);
});

test('an absolute address is served by its path', async () => {
  expect(statusOf(await raw('GET http://any.example/black-screen HTTP/1.1'))).toBe(200);
  const moved = await raw('GET http://evil.example/black-screen/ HTTP/1.1');
  expect(moved).toContain('Location: /black-screen\r\n');
});

test('a fragment is no part of the path', async () => {
  expect(statusOf(await raw('GET /black-screen#top HTTP/1.1'))).toBe(200);
  expect(await raw('GET /black-screen/?a=1#top?b HTTP/1.1')).toContain(
    'Location: /black-screen?a=1\r\n',
  );
});

test('an unknown method is refused', async () => {
  expect([400, 405, 501]).toContain(statusOf(await raw('BREW / HTTP/1.1')));
});

test('headers that are too large are refused', async () => {
  expect(
    statusOf(await raw('GET / HTTP/1.1', `Host: a\r\nX-Large: ${'x'.repeat(20_000)}\r\n`)),
  ).toBe(431);
  expect(statusOf(await raw(`GET /${'a'.repeat(20_000)} HTTP/1.1`))).toBe(431);
});

test('a host that makes no address is refused', async () => {
  expect(statusOf(await raw('GET / HTTP/1.1', ''))).toBe(400);
  expect(statusOf(await raw('GET /nowhere HTTP/1.1', 'Host: a b\r\n'))).toBe(400);
  expect(statusOf(await raw('GET /nowhere HTTP/1.1', 'Host: evil.com/path\r\n'))).toBe(400);
});

test('HTTP/1.0 without a host is served', async () => {
  expect(statusOf(await raw('GET /black-screen HTTP/1.0', ''))).toBe(200);
});

test('nothing odd is worth a line in the log', () => {
  expect(site.errors).toEqual([]);
});
