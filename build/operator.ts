import { readSettings, type Settings } from '../contract/settings';
import { SettingsError } from '../contract/settings-error';
import type { Operator } from '../site/pages/site';

/** A wrong setting is the operator's to mend: they get the explanation and no stack trace. */
export function settingsOrExit(env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(env);
  } catch (reason) {
    if (!(reason instanceof SettingsError)) throw reason;
    console.error(reason.message);
    process.exit(1);
  }
}

export const operatorOf = (settings: Settings): Operator => ({
  origin: settings.origin,
  email: settings.contactEmail,
  feedback: settings.feedbackUrl,
  isKeptOffline: settings.isKeptOffline,
  outside: settings.outside.map(({ kind, script, data }) => ({ kind, script, data })),
});
