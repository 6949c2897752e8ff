import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html } from './support/exampleSite';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

test.each(['/', '/black-screen', '/de', '/de/black-screen', '/full', '/assets/app-A1b2.js'])(
  '%s is served where it is',
  async (path) => {
    expect((await site.ask(path)).status).toBe(200);
    expect((await site.ask(`${path}?speed=3`)).status).toBe(200);
  },
);

test.each([
  ['/black-screen/', '/black-screen'],
  ['//black-screen', '/black-screen'],
  ['/de//black-screen///', '/de/black-screen'],
  ['/Black-Screen', '/black-screen'],
  ['/DE/', '/de'],
  ['/assets/APP-a1B2.js', '/assets/app-A1b2.js'],
  ['/index.html', '/'],
  ['/INDEX.HTML', '/'],
  ['/de/index.html', '/de'],
  ['/black-screen.html', '/black-screen'],
  ['/black-screen/index.html', '/black-screen'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/black-screen', '/black-screen'],
  ['/EN/full', '/full'],
  ['/%62lack-screen', '/black-screen'],
  ['/de%2Fblack-screen', '/de/black-screen'],
  ['//', '/'],
  ['//evil.com/%2e%2e', '/'],
  ['/black-screen/?speed=3&a=%2F', '/black-screen?speed=3&a=%2F'],
  ['/en?next=//evil.com', '/?next=//evil.com'],
])('%s moved for good to %s', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await site.ask(path, { method });
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  }
  expect((await site.ask(location)).status).toBe(200);
});

describe('an unknown address', () => {
  test.each([
    ['/nowhere', 'not found'],
    ['/nowhere/', 'not found'],
    ['/404', 'not found'],
    ['/404.html', 'not found'],
    ['/en/nowhere', 'not found'],
    ['/fr/nowhere', 'not found'],
    ['/.html', 'not found'],
    ['/index', 'not found'],
    ['/english', 'not found'],
    ['/enblack-screen', 'not found'],
    ['/%2f%2fevil.com', 'not found'],
    ['//evil.com', 'not found'],
    ['/%5cevil.com', 'not found'],
    ['/de/nirgends', 'nicht gefunden'],
    ['/de/404', 'nicht gefunden'],
    ['/DE/nirgends', 'nicht gefunden'],
    ['//de//nirgends', 'nicht gefunden'],
    ['/black-screen.br', 'not found'],
    ['/site.json', 'not found'],
    ['/constructor', 'not found'],
    ['/__proto__', 'not found'],
  ])('%s gets the page "%s"', async (path, title) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(html(title));
  });

  test('HEAD gets the head of the same page', async () => {
    const { headers: full } = await site.ask('/de/nirgends');
    const { status, headers, body } = await site.ask('/de/nirgends', { method: 'HEAD' });
    expect(status).toBe(404);
    expect(headers['content-length']).toBe(full['content-length']);
    expect(body).toHaveLength(0);
  });

  test('a missing asset gets a line of text', async () => {
    const { status, headers, body } = await site.ask('/assets/old-Z9.js');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body.length).toBeLessThan(100);
  });
});
