import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperatorSettings } from '../../../contract/operatorSettings';
import type { SiteManifest } from '../../../contract/siteManifest';
import { createApi } from '../../../server/api/api';
import { createApp } from '../../../server/app';
import { createHttpServer } from '../../../server/process/httpServer';
import { listen } from '../../../server/process/listen';
import { siteHeaders } from '../../../server/siteHeaders';
import { elsewhere } from '../../../server/website/elsewhere';
import { readSite } from '../../../server/website/readSite';
import { ask, askRaw, type Question } from './ask';
import { exampleSite } from './exampleSite';
import { writeSite } from './writeSite';

export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'screenful-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export type RunningSite = Awaited<ReturnType<typeof runSite>>;

type Circumstances = {
  readonly env?: Readonly<Record<string, string>>;
  readonly damage?: (folder: string, manifest: SiteManifest) => void;
  readonly now?: () => number;
  /** Stands in for Google. */
  readonly googleIssuer?: string;
};

/** Serves a build over real HTTP on a free port. */
export async function runSite(circumstances: Circumstances = {}) {
  const { env = {}, damage, now = Date.now, googleIssuer } = circumstances;
  const folder = temporaryFolder();
  const manifest = writeSite(folder.path, exampleSite);
  damage?.(folder.path, manifest);
  const settings = readOperatorSettings({ DATA_DIR: join(folder.path, 'data'), ...env, PORT: '0' });
  const security = siteHeaders(settings);
  const site = readSite(folder.path, security);
  const errors: string[] = [];
  const logError = (message: string) => errors.push(message);
  const api = createApi({ settings, site, security, logError, now, googleIssuer });
  const app = createApp({
    fileAt: (path) => site.files.get(path),
    api,
    elsewhere: elsewhere(site, security, logError),
    security,
    logError,
  });
  const server = createHttpServer(app);
  const port = Number(new URL(await listen(server, settings)).port);

  return {
    port,
    server,
    manifest,
    settings,
    errors,
    folder: folder.path,
    ask: (path: string, question?: Question) => ask(port, path, question),
    askRaw: (bytes: string) => askRaw(port, bytes),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await api.close();
      site.close();
      folder.remove();
    },
  };
}
