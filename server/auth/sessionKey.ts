import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'session.key';

function keptSecret(dataDir: string): string {
  const file = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Fails if the file is there: of two servers that start at once, the second takes the first's.
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

export type SessionKey = { readonly key: Uint8Array; readonly warning?: string };

/** The operator's secret; else one of our own that outlives a restart, if there is a place for it. */
export function sessionKey(secret: string | undefined, dataDir: string): SessionKey {
  const derive = (text: string) =>
    new Uint8Array(
      hkdfSync('sha256', createHash('sha256').update(text).digest(), '', 'screenful session', 32),
    );
  if (secret) return { key: derive(secret) };
  try {
    const kept = keptSecret(dataDir);
    if (kept.length >= 32) return { key: derive(kept) };
    throw new Error(`${FILE} is too short; delete it`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return {
      key: randomBytes(32),
      warning: `Warning: people are signed out at every restart, because no key can be kept in DATA_DIR (${reason}). Set SESSION_SECRET or a DATA_DIR that can be written.`,
    };
  }
}
