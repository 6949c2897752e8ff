import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeThousandPages } from './thousand-pages';
import { answersPerSecond } from './visitors';

const ROUNDS = 3;

const residentMegabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);

async function measure(program: string, env: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const perSecond = await answersPerSecond(Number(/:(\d+)\s*$/.exec(String(line))?.[1]));
  const megabytes = residentMegabytes(child.pid ?? 0);
  child.kill();
  await once(child, 'exit');
  return { perSecond, megabytes };
}

const folder = mkdtempSync(join(tmpdir(), 'screenful-'));
writeThousandPages(folder);
for (let round = 1; round <= ROUNDS; round += 1) {
  const bare = await measure('./bare-server.ts');
  const ours = await measure('../../../server/main.ts', { DIST_DIR: folder });
  const ratio = (ours.perSecond / bare.perSecond).toFixed(2);
  console.log(
    `bare ${bare.perSecond}/s, Screenful ${ours.perSecond}/s (${ratio}) in ${ours.megabytes} MB`,
  );
}
rmSync(folder, { recursive: true });
