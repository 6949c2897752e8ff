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

export const operatorOf = ({ origin, contactEmail, feedbackUrl, outside }: Settings): Operator => ({
  origin,
  email: contactEmail,
  feedback: feedbackUrl,
  outside: outside.map(({ kind, script, data }) => ({ kind, script, data })),
});
