import { expect, test } from 'vitest';
import { buildSettings } from '../contract/buildSettings.mjs';
import { readOperatorSettings, settingNames } from '../contract/operatorSettings';
import { outsideGuides } from '../contract/outsideSettings';
import { siteHeaders } from '../server/siteHeaders';
import { operatorOf } from './operator';

const values: Record<string, string> = {
  HOST: '0.0.0.0',
  PORT: '4000',
  DATA_DIR: './elsewhere',
  DIST_DIR: './elsewhere',
  ORIGIN: 'https://screens.test',
  CONTACT_EMAIL: 'me@screens.test',
  FEEDBACK_URL: 'https://screens.test/talk',
  OFFLINE: 'off',
  DATABASE_URL: 'firestore://project',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SESSION_SECRET: 's'.repeat(32),
  TRUSTED_PROXIES: '127.0.0.1',
  READS_PER_MINUTE: '1',
  SIGN_INS_PER_MINUTE: '1',
  ...Object.fromEntries(
    Object.entries(outsideGuides).map(([name, { example }]) => [name, example]),
  ),
};

const builtWith = (names: readonly string[]) => {
  const settings = readOperatorSettings(
    Object.fromEntries(names.map((name) => [name, values[name]])),
  );
  return JSON.stringify([operatorOf(settings), siteHeaders(settings)({ cache: 'page' })]);
};

/** What has to be set for a setting to be accepted. */
const companions = (name: string) => {
  const script = name.replace(/_(?:HOSTS|DATA)$/, '_SCRIPT');
  return script === name ? [] : [script];
};

const names = settingNames.filter((name) => !name.startsWith('GOOGLE_'));

test.each(names)('%s is known to change what is built exactly if it does', (name) => {
  const others = companions(name);
  const isChange = builtWith([...others, name]) !== builtWith(others);
  expect(buildSettings.includes(name)).toBe(isChange);
});

test('sign-in with Google changes the policy of pages, and is known to', () => {
  expect(builtWith(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])).not.toBe(builtWith([]));
  expect(buildSettings).toContain('GOOGLE_CLIENT_ID');
});
