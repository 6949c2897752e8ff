import { readSettings } from '../contract/settings';
import { SettingsError } from '../contract/settings-error';
import { createApp } from './app';
import { createConversation } from './conversation';
import { distFolder } from './dist-folder';
import { exampleWarning } from './example-warning';
import { createHttpServer } from './http-server';
import { listen } from './listen';
import { securityHeaders } from './security-headers';
import { shutDownOnSignals } from './shutdown';
import { StartUpError } from './start-up-error';
import { loadSite } from './website/load-site';

async function start() {
  const settings = readSettings(process.env);
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
