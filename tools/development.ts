import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The development server on a free port, which needs neither a build nor translations. */
export async function startDevelopment(root = process.cwd()) {
  const data = mkdtempSync(join(tmpdir(), 'screenful-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'builder/dev.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const ready = /http:\S+/.exec(line)?.[0];
      if (ready) resolve(ready);
    });
    server.once('exit', () => reject(new Error('The development server stopped early.')));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return { origin, stop };
}

export async function withDevelopment(work: (origin: string) => Promise<void>) {
  const { origin, stop } = await startDevelopment();
  try {
    await work(origin);
  } finally {
    await stop();
  }
}
