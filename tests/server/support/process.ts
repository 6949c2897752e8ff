import { fileURLToPath } from 'node:url';
import { serverProcess } from '../../../tools/serverProcess';

const main = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

const running = new Set<ReturnType<typeof serverProcess>>();

/** Ends what a failed test has left behind. */
export const killLeftovers = () => {
  for (const { child } of running) child.kill('SIGKILL');
};

/** Starts the real program with no settings but these. */
export function startProcess(settings: Readonly<Record<string, string>>) {
  const server = serverProcess({
    program: ['--import', 'tsx', main],
    settings,
    environment: { PATH: process.env.PATH },
    stderr: 'pipe',
  });
  running.add(server);
  const { ended, child, address } = server;
  ended.then(() => running.delete(server));
  return {
    ended,
    signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => child.kill(name),
    port: async () => Number(new URL(await address).port),
  };
}
