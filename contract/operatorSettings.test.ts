import { describe, expect, test } from 'vitest';
import { isOriginConfigured, readOperatorSettings, settingsAtExample } from './operatorSettings';
import { SettingsError } from './settingsError';

const problem = (env: Record<string, string>) => {
  try {
    readOperatorSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  throw new Error('The settings were accepted');
};

const own = {
  ORIGIN: 'https://screens.test',
  CONTACT_EMAIL: 'me@screens.test',
  FEEDBACK_URL: 'https://screens.test/talk',
};

describe('without anything set', () => {
  test('the site runs on this machine alone, with examples', () => {
    expect(readOperatorSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      distDir: undefined,
      origin: 'https://screenful.example',
      contactEmail: 'hello@screenful.example',
      feedbackUrl: 'https://screenful.example/feedback',
      isKeptOffline: true,
      databaseUrl: undefined,
      google: undefined,
      sessionSecret: undefined,
      trustedProxies: [],
      readsPerMinute: 600,
      signInsPerMinute: 20,
      outside: [],
    });
  });

  test('an empty value is as good as none', () => {
    expect(readOperatorSettings({ PORT: '', ORIGIN: '', HOST: '', DIST_DIR: '' })).toEqual(
      readOperatorSettings({}),
    );
  });
});

test.each([
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', 'localhost', { host: 'localhost' }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65535 }],
  ['ORIGIN', 'https://screens.test', { origin: 'https://screens.test' }],
  ['ORIGIN', 'https://Screens.test/', { origin: 'https://screens.test' }],
  ['ORIGIN', 'http://localhost:8080', { origin: 'http://localhost:8080' }],
  ['DATA_DIR', '/var/lib/screenful', { dataDir: '/var/lib/screenful' }],
])('%s=%s is understood', (name, value, expected) => {
  expect(readOperatorSettings({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['HOST', 'http://127.0.0.1'],
  ['HOST', '127.0.0.1:3000'],
  ['HOST', 'my host'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', ' '],
  ['ORIGIN', 'screens.test'],
  ['ORIGIN', 'ftp://screens.test'],
  ['ORIGIN', 'https://screens.test/path'],
  ['ORIGIN', 'https://screens.test?x'],
  ['ORIGIN', 'https://user:pass@screens.test'],
  ['ORIGIN', 'https://'],
  ['CONTACT_EMAIL', 'nobody'],
  ['FEEDBACK_URL', 'javascript:alert(1)'],
  ['FEEDBACK_URL', '/feedback'],
])('%s=%j is refused with its name, its value and an example', (name, value) => {
  const message = problem({ [name]: value });
  expect(message).toContain(`${name} is ${JSON.stringify(value)}, but it must be`);
  expect(message).toMatch(new RegExp(`For example: ${name}=\\S+`));
});

test('all problems are told at once', () => {
  expect(problem({ PORT: 'x', ORIGIN: 'y', CONTACT_EMAIL: 'z' })).toBe(
    [
      '3 settings are wrong:',
      '  PORT is "x", but it must be a whole number from 0 (any free port) to 65535. For example: PORT=3000',
      '  ORIGIN is "y", but it must be an http:// or https:// address without a path. For example: ORIGIN=https://screenful.example',
      '  CONTACT_EMAIL is "z", but it must be an e-mail address. For example: CONTACT_EMAIL=hello@screenful.example',
    ].join('\n'),
  );
});

test('every example given is a good value', () => {
  const wrong = { HOST: '?', PORT: '?', ORIGIN: '?', CONTACT_EMAIL: '?', FEEDBACK_URL: '?' };
  const examples = [...problem(wrong).matchAll(/For example: (\w+)=(\S+)/g)];
  expect(examples).toHaveLength(5);
  const env = Object.fromEntries(examples.map(([, name = '', value]) => [name, value]));
  expect(() => readOperatorSettings(env)).not.toThrow();
});

test('a secret is never repeated', () => {
  const guide = { rule: 'at least 32 characters', example: '(32 random characters)' };
  const { message } = new SettingsError([
    { name: 'KEY', value: 'hunter2', guide: { ...guide, secret: true } },
  ]);
  expect(message).toContain('KEY is set to a secret not shown here');
  expect(message).not.toContain('hunter2');
});

describe('examples still in use', () => {
  test('are named one by one', () => {
    expect(settingsAtExample(readOperatorSettings({}))).toEqual([
      'ORIGIN',
      'CONTACT_EMAIL',
      'FEEDBACK_URL',
    ]);
    expect(settingsAtExample(readOperatorSettings({ ...own, ORIGIN: '' }))).toEqual(['ORIGIN']);
    expect(settingsAtExample(readOperatorSettings(own))).toEqual([]);
  });

  test('do not count as configured, even when typed in', () => {
    expect(isOriginConfigured(readOperatorSettings({ ORIGIN: 'https://screenful.example/' }))).toBe(
      false,
    );
    expect(isOriginConfigured(readOperatorSettings(own))).toBe(true);
  });
});

test.each([
  'postgres://ada:Geheim99@127.0.0.1:5432/comments?sslmode=verify-full',
  'postgresql://ada:Geheim%2399@/comments?host=/run/postgresql',
  'firestore://project-7',
  'firestore://project-7/(default)',
])('DATABASE_URL=%s is understood', (databaseUrl) => {
  expect(readOperatorSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test.each([
  'mysql://ada:Geheim99@127.0.0.1/comments',
  'postgres://ada:Geheim99/rest@127.0.0.1/comments',
  'postgres://ada:99#Geheim99@127.0.0.1/comments',
  'firestore://ada:Geheim99@project/database/more',
])('DATABASE_URL=%s is refused without its secret', (databaseUrl) => {
  const message = problem({ DATABASE_URL: databaseUrl });
  expect(message).toContain('percent-encoded');
  expect(message).not.toContain('Geheim99');
});
