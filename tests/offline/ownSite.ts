import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

async function started(env: Record<string, string>) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const port = /http:\S+:(\d+)/.exec(line)?.[1];
    if (port) return { server, port };
  }
  throw new Error('The server stopped before it was ready.');
}

/** A site whose server a test can stop, and replace by one with another build at the same address. */
export async function ownSite() {
  let running: ChildProcess | undefined;
  const start = async (port: string, distDir: string) => {
    const { server, port: taken } = await started({ PORT: port, DIST_DIR: distDir });
    running = server;
    return taken;
  };
  const stop = async () => {
    const stopping = running;
    running = undefined;
    if (!stopping) return;
    stopping.kill('SIGKILL');
    await once(stopping, 'exit');
  };
  const port = await start('0', 'dist');
  return {
    address: `http://127.0.0.1:${port}`,
    stop,
    serve: async (distDir = 'dist') => {
      await stop();
      await start(port, distDir);
    },
  };
}
