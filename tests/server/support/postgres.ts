import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const READY = 'database system is ready to accept connections';

/** PostgreSQL refuses to run as root; Debian's package brings a person for it. */
async function unprivileged() {
  if (userInfo().uid !== 0) return {};
  const id = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function ready(server: ChildProcess) {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (log.includes(READY)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/**
 * A PostgreSQL of its own in a temporary folder. Its language sorts otherwise than JavaScript does,
 * so that an order left to the database shows.
 */
export async function startPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'screenful-postgres-'));
  const person = await unprivileged();
  if (person.uid !== undefined) chownSync(folder, person.uid, person.gid);
  await run(
    `${bin}/initdb`,
    [
      ...['--pgdata', folder, '--username', 'screenful', '--auth', 'trust', '--no-sync'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu'],
      ...['--icu-locale', 'en-US'],
    ],
    { ...person, cwd: folder },
  );

  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'shared_buffers=16MB',
    'max_prepared_transactions=1',
  ].flatMap((option) => ['-c', option]);
  const spawned = () =>
    spawn(`${bin}/postgres`, ['-D', folder, '-p', String(port), ...options], {
      ...person,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server: ChildProcess | undefined;

  const start = async () => {
    server = spawned();
    await ready(server);
  };
  /** Disconnects everybody: with a word of farewell as an operator's restart does, or as a crash. */
  const stop = async (manner: 'restart' | 'crash' = 'restart') => {
    const stopping = server;
    server = undefined;
    if (!stopping) return;
    stopping.kill(manner === 'restart' ? 'SIGINT' : 'SIGQUIT');
    await once(stopping, 'exit');
  };
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();

  return {
    start,
    stop,
    urlOf: (database: string) => `postgres://screenful@127.0.0.1:${port}/${database}`,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
