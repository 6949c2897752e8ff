import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readOperatorSettings } from '../../contract/operatorSettings';
import { siteHeaders } from '../../server/siteHeaders';
import { StartUpError } from '../../server/startUpError';
import { readSite } from '../../server/website/readSite';
import { exampleSite, film, html } from './support/exampleSite';
import { runSite, temporaryFolder } from './support/runningSite';
import { writeSite } from './support/writeSite';

describe('at start', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  const load = () => readSite(folder.path, siteHeaders(readOperatorSettings({})));

  test('a missing build names the command that makes one', () => {
    expect(load).toThrow(StartUpError);
    expect(load).toThrow(/has not been built.*site\.json.*npm start/);
  });

  test.each(['', 'half a li', '{}', '{"version":2,"files":{},"notFound":{}}'])(
    'the manifest %j is refused',
    (content) => {
      writeFileSync(join(folder.path, 'site.json'), content);
      expect(load).toThrow(StartUpError);
      expect(load).toThrow(/npm start/);
    },
  );

  test.each(['black-screen.html.br', 'logo.png', 'films/rain.mp4'])(
    'a build without %s, or with half of it, is refused',
    (file) => {
      writeSite(folder.path, exampleSite);
      const path = join(folder.path, 'client', file);
      truncateSync(path, 10);
      expect(load).toThrow(/damaged: .* has 10 bytes instead of \d+.*npm start/);
      rmSync(path);
      expect(load).toThrow(StartUpError);
    },
  );
});

test('a build replaced under a running server does not change what it serves', async () => {
  const site = await runSite();
  rmSync(site.folder, { recursive: true });
  expect((await site.ask('/black-screen')).body.toString()).toBe(html('black'));
  expect((await site.ask('/films/rain.mp4')).body.equals(film)).toBe(true);
  await site.stop();
});

test('a failure is told to the visitor without details, and to the operator once', async () => {
  const site = await runSite({
    damage: (folder, { files }) => {
      const garbage = Buffer.alloc(files['/black-screen']?.br ?? 0, 0xff);
      writeFileSync(join(folder, 'client/black-screen.html.br'), garbage);
    },
  });
  const { status, headers, body } = await site.ask('/black-screen?token=private');
  expect(status).toBe(500);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['content-security-policy']).toBeDefined();
  expect(body.toString()).not.toMatch(/error|brotli|decompress/i);
  expect(site.errors).toHaveLength(1);
  expect(site.errors[0]).toMatch(/^GET \/black-screen failed: /);
  expect(site.errors[0]).not.toContain('private');
  expect((await site.ask('/')).status).toBe(200);
  await site.stop();
});

test('a film that breaks off is not passed off as complete', async () => {
  const site = await runSite();
  truncateSync(join(site.folder, 'client/films/rain.mp4'), 1000);
  await expect(site.ask('/films/rain.mp4')).rejects.toThrow(/aborted|reset|hang up/);
  expect((await site.ask('/')).status).toBe(200);
  expect(site.errors).toHaveLength(1);
  expect(site.errors[0]).toMatch(/^GET \/films\/rain\.mp4 failed: /);
  await site.stop();
});
