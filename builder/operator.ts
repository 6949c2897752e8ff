import { type OperatorSettings, readOperatorSettings } from '../contract/operatorSettings';
import { SettingsError } from '../contract/settingsError';
import type { Operator } from '../site/pages/renderer';

/** A wrong setting is the operator's to mend: they get the explanation and no stack trace. */
export function settingsOrExit(env: NodeJS.ProcessEnv): OperatorSettings {
  try {
    return readOperatorSettings(env);
  } catch (reason) {
    if (!(reason instanceof SettingsError)) throw reason;
    console.error(reason.message);
    process.exit(1);
  }
}

export const operatorOf = (settings: OperatorSettings): Operator => ({
  origin: settings.origin,
  email: settings.contactEmail,
  feedback: settings.feedbackUrl,
  isKeptOffline: settings.isKeptOffline,
  outside: settings.outside.map(({ kind, script, data }) => ({ kind, script, data })),
});
