import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { folders } from './folders';

/** What this build wrote, by its path: to open a thousand files again takes seconds. */
const written = new Map<string, Buffer>();
const made = new Set<string>();

/** At once, because the threads that would do it later are busy with compressing. */
export function writeOutput(file: string, data: string | Buffer) {
  const path = `${folders.client}/${file}`;
  const folder = dirname(path);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(path, data);
  written.set(path, Buffer.from(data));
}

export const readOutput = (path: string): Buffer => written.get(path) ?? readFileSync(path);
