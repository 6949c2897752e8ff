import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from './support/ask';
import { exampleSite, longFilm } from './support/exampleSite';
import { killLeftovers, startProcess } from './support/process';
import { temporaryFolder } from './support/runningSite';
import { slowDownload } from './support/slowDownload';
import { writeSite } from './support/writeSite';

const folder = temporaryFolder();
beforeAll(() => writeSite(folder.path, exampleSite));
afterAll(() => {
  killLeftovers();
  folder.remove();
});

const start = (env: Record<string, string> = {}) => startProcess({ DIST_DIR: folder.path, ...env });

const refuses = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
  }).finally(() => socket.destroy());
};

describe.concurrent('when told to stop', { timeout: 20_000 }, () => {
  test('SIGTERM lets a download finish', async () => {
    const server = start();
    const port = await server.port();
    const download = await slowDownload(port, '/films/long.mp4');
    server.signal('SIGTERM');
    await vi.waitUntil(() => refuses(port), { timeout: 5000 });
    expect(await download.finish()).toBeGreaterThan(longFilm.length);
    expect(await server.ended).toMatchObject({ code: 0, err: '' });
  });

  test('SIGINT lets a request be sent to its end and answered', async () => {
    const server = start();
    const port = await server.port();
    const socket = connect(port, '127.0.0.1');
    await new Promise<unknown>((written) =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n', written),
    );
    await ask(port, '/');
    server.signal('SIGINT');
    await vi.waitUntil(() => refuses(port), { timeout: 5000 });
    socket.write('\r\n');
    const [reply] = await once(socket, 'data');
    expect(String(reply)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
    expect(await server.ended).toMatchObject({ code: 0, err: '' });
  });

  test('silent, idle and busy connections do not hold it up', async () => {
    const server = start();
    const port = await server.port();
    const silent = connect(port, '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    let isUp = true;
    const busy = (async () => {
      while (isUp) await ask(port, '/black-screen').catch(() => (isUp = false));
    })();
    await ask(port, '/');
    server.signal('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, err: '' });
    await busy;
  });

  test('a signal repeated after a moment ends it at once', async () => {
    const server = start();
    const port = await server.port();
    await slowDownload(port, '/films/long.mp4');
    server.signal('SIGTERM');
    await vi.waitUntil(() => refuses(port), { timeout: 5000 });
    const repeated = setInterval(() => server.signal('SIGTERM'), 50);
    const { code } = await server.ended;
    clearInterval(repeated);
    expect(code).toBe(1);
  });
});

describe.concurrent('when it cannot start', { timeout: 20_000 }, () => {
  test('a port in use is named with a way out', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, out, err } = await start({ PORT: String(port) }).ended;
    other.close();
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      new RegExp(
        `^Screenful cannot start\\. PORT=${port} on HOST=127\\.0\\.0\\.1 is already in use`,
      ),
    );
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('every wrong setting is named', async () => {
    const { code, err } = await start({ PORT: 'many', ORIGIN: 'here' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(
      /^Screenful cannot start\. 2 settings are wrong:\n {2}PORT .*\n {2}ORIGIN /,
    );
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('a missing build is named with the command that makes it', async () => {
    const { code, err } = await start({ DIST_DIR: '/nowhere' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^Screenful cannot start\. The website has not been built: .*npm start\n$/);
  });
});

test('examples left in production are named before it is ready', async () => {
  const server = start({ NODE_ENV: 'production', CONTACT_EMAIL: 'me@screens.test' });
  expect((await ask(await server.port(), '/')).status).toBe(200);
  server.signal('SIGTERM');
  const { out, err } = await server.ended;
  expect(out).toMatch(/^Screenful is ready: http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(err).toMatch(/^Warning: .*:\n {2}ORIGIN\n {2}FEEDBACK_URL\n$/);
}, 20_000);
