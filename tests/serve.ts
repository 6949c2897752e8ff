import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { dataFolder } from './dataFolder';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** The real server on a free port, with settings on top of what the environment says. */
export async function startServer(settings: Record<string, string> = {}) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(server.stdout);
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const ready = /http:\S+/.exec(line)?.[0];
      if (ready) resolve(ready);
    });
    server.once('exit', () => reject(new Error('The server stopped before it was ready.')));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { address, stop };
}

/** The built site, as visitors get it. */
export default async function serve(project: TestProject) {
  const data = dataFolder();
  const { address, stop } = await startServer({ DATA_DIR: data.path });
  project.provide('address', address);
  return async () => {
    await stop();
    data.remove();
  };
}
