import { readOperatorSettings } from '../contract/operatorSettings';
import { SettingsError } from '../contract/settingsError';
import { createApi } from './api/api';
import { createApp } from './app';
import { distFolder } from './process/distFolder';
import { exampleWarning } from './process/exampleWarning';
import { createHttpServer } from './process/httpServer';
import { listen } from './process/listen';
import { shutDownOnSignals } from './process/shutdown';
import { siteHeaders } from './siteHeaders';
import { StartUpError } from './startUpError';
import { elsewhere } from './website/elsewhere';
import { readSite } from './website/readSite';

async function start() {
  const settings = readOperatorSettings(process.env);
  const security = siteHeaders(settings);
  const site = readSite(settings.distDir ?? distFolder(), security);
  const logError = (message: string) => console.error(message);
  const api = createApi({ settings, site, security, logError });
  const app = createApp({
    fileAt: (path) => site.files.get(path),
    api,
    elsewhere: elsewhere(site, security, logError),
    security,
    logError,
  });
  const server = createHttpServer(app);
  shutDownOnSignals(server, async () => {
    await api.close();
    site.close();
  });
  const address = await listen(server, settings);
  api.open();

  const warnings = [exampleWarning(settings, process.env.NODE_ENV), api.warning];
  for (const warning of warnings) if (warning) console.warn(warning);
  console.log(`Screenful is ready: ${address}`);
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof StartUpError || error instanceof SettingsError;

start().catch((error: unknown) => {
  console.error(isForOperator(error) ? `Screenful cannot start. ${error.message}` : error);
  process.exitCode = 1;
});
