import { type ChildProcess, execFileSync } from 'node:child_process';
import { serverProcess } from '../serverProcess';
import { answersPerSecond } from './visitors';

const residentMegabytes = ({ pid = 0 }: ChildProcess) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);

async function measure(program?: readonly string[]) {
  const server = serverProcess(program && { program });
  const { port } = new URL(await server.address);
  const perSecond = await answersPerSecond(Number(port));
  const megabytes = residentMegabytes(server.child);
  await server.stop();
  return { perSecond, megabytes };
}

export async function benchServing(rounds = 3) {
  console.log('Serving /black-screen, one process, 50 connections');
  for (let round = 1; round <= rounds; round += 1) {
    const bare = await measure([
      '--import',
      'tsx',
      'tools/bench/bareServer.ts',
      'dist/client/black-screen.html.br',
    ]);
    const ours = await measure();
    const ratio = (ours.perSecond / bare.perSecond).toFixed(2);
    console.log(
      `  bare Node ${bare.perSecond}/s, ours with all headers ${ours.perSecond}/s ` +
        `(${ratio} of it) in ${ours.megabytes} MB`,
    );
  }
}
