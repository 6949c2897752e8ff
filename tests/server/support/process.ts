import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const READY = /^Screenful is ready: http:\/\/\S+:(\d+)$/m;
const SLOW_START = { timeout: 15_000 };

const running = new Set<ChildProcess>();

/** Ends what a failed test has left behind. */
export const killLeftovers = () => {
  for (const child of running) child.kill('SIGKILL');
};

/** Starts the real program as an operator does. */
export function startProcess(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code, out, err };
  });
  return {
    ended,
    signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => child.kill(name),
    port: async () => Number(await vi.waitUntil(() => READY.exec(out)?.[1], SLOW_START)),
  };
}
