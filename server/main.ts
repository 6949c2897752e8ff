import { readOperatorSettings } from '../contract/operatorSettings';
import { SettingsError } from '../contract/settingsError';
import { securityHeaders } from './answers/securityHeaders';
import { createConversation } from './api/api';
import { createApp } from './app';
import { distFolder } from './process/distFolder';
import { exampleWarning } from './process/exampleWarning';
import { createHttpServer } from './process/httpServer';
import { listen } from './process/listen';
import { shutDownOnSignals } from './process/shutdown';
import { StartUpError } from './startUpError';
import { loadSite } from './website/readSite';

async function start() {
  const settings = readOperatorSettings(process.env);
  const security = securityHeaders(settings);
  const site = loadSite(settings.distDir ?? distFolder(), security);
  const logError = (message: string) => console.error(message);
  const conversation = createConversation({ settings, site, security, logError });
  const app = createApp({ site, conversation, security, logError });
  const server = createHttpServer(app);
  shutDownOnSignals(server, async () => {
    await conversation.close();
    site.close();
  });
  const address = await listen(server, settings);
  conversation.prepare();

  const warnings = [exampleWarning(settings, process.env.NODE_ENV), conversation.warning];
  for (const warning of warnings) if (warning) console.warn(warning);
  console.log(`Screenful is ready: ${address}`);
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof StartUpError || error instanceof SettingsError;

start().catch((error: unknown) => {
  console.error(isForOperator(error) ? `Screenful cannot start. ${error.message}` : error);
  process.exitCode = 1;
});
