import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerOptions = {
  /** What Node runs; the built server if not told otherwise. */
  readonly program?: readonly string[];
  /** On top of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether its complaints go to whoever ran it, or are kept. */
  readonly stderr?: 'inherit' | 'pipe';
};

const ADDRESS = /http:\/\/\S+/;

/** A server on a free port of this machine, as an operator starts it. */
export function serverProcess({
  program = ['dist/server/main.js'],
  settings = {},
  environment = process.env,
  stderr = 'inherit',
}: ServerOptions = {}) {
  const child = spawn(process.execPath, program, {
    env: { ...environment, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', stderr],
  });
  const printed = { out: '', err: '' };
  child.stderr?.on('data', (chunk) => {
    printed.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...printed }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      printed.out += chunk;
      // Only whole lines: an address can arrive in two parts.
      const found = ADDRESS.exec(printed.out.slice(0, printed.out.lastIndexOf('\n') + 1));
      if (found) resolve(found[0]);
    });
    ended.then(({ code }) => reject(new Error(`The server ended with ${code}. ${printed.err}`)));
  });
  // Not everybody waits for it: some want to see it fail.
  address.catch(() => {});

  return {
    child,
    address,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
