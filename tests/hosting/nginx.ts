import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { findNginx } from '../../tools/findNginx.mjs';

type Nginx = NonNullable<ReturnType<typeof findNginx>>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

const isUp = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** nginx with a configuration for its http block, on a port of its own and in a temporary folder. */
export async function startNginx({ program, brotli }: Nginx, http: string) {
  const folder = mkdtempSync(join(tmpdir(), 'screenful-nginx-'));
  const port = await freePort();
  mkdirSync(`${folder}/temp`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    `${folder}/nginx.conf`,
    [
      brotli ? `load_module ${brotli};` : '',
      userInfo().uid === 0 ? 'user root;' : '',
      `daemon off;\npid ${folder}/pid;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;`,
      ...temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`),
      http.replace('listen 80;', `listen 127.0.0.1:${port};`),
      '}',
    ].join('\n'),
  );
  const nginx = spawn(program, ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => isUp(address), { timeout: 15_000 });
  return {
    address,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The configuration that the build wrote; with brotli where nginx has it. */
export function builtConfiguration({ brotli }: Nginx): string {
  const text = readFileSync('dist/hosting/nginx.conf', 'utf8');
  return brotli ? text.replace('# brotli_static on;', 'brotli_static on;') : text;
}
