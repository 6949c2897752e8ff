import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { answersPerSecond } from './visitors';

const residentMegabytes = ({ pid = 0 }: ChildProcess) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);

async function measure(...program: string[]) {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const perSecond = await answersPerSecond(Number(/:(\d+)\s*$/.exec(String(line))?.[1]));
  const megabytes = residentMegabytes(child);
  child.kill();
  await once(child, 'exit');
  return { perSecond, megabytes };
}

export async function benchServing(rounds = 3) {
  console.log('Serving /black-screen, one process, 50 connections');
  for (let round = 1; round <= rounds; round += 1) {
    const bare = await measure(
      '--import',
      'tsx',
      'tools/bench/bareServer.ts',
      'dist/client/black-screen.html.br',
    );
    const ours = await measure('dist/server/main.js');
    const ratio = (ours.perSecond / bare.perSecond).toFixed(2);
    console.log(
      `  bare Node ${bare.perSecond}/s, ours with all headers ${ours.perSecond}/s ` +
        `(${ratio} of it) in ${ours.megabytes} MB`,
    );
  }
}
