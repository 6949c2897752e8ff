import { build } from 'vite';
import { folders } from '../folders';
import type { Hashes } from './needed';

/** It must never change its address: browsers look for a newer worker where they found the last. */
export const workerFile = 'worker.js';

export type WorkerFacts = { BUILD: string; LISTS: Record<string, string>; FILMS: Hashes };

const sources = { keep: 'site/offline/worker/worker.ts', retire: 'site/offline/worker/retire.ts' };

export async function bundleWorker(task: keyof typeof sources, facts: WorkerFacts, client: string) {
  const define = Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)]);
  await build({
    root: folders.root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(define),
    build: {
      target: 'baseline-widely-available',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: sources[task],
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
}
