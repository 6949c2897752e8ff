import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the built site on a free port for as long as `work` takes. */
export async function withSite(work: (origin: string) => Promise<void>) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  try {
    await work(/http:\S+/.exec(String(line))?.[0] ?? '');
  } finally {
    server.kill();
  }
}
