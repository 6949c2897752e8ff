import { describe, expect, test } from 'vitest';
import { readOperatorSettings } from './operatorSettings';
import { outsideGuides } from './outsideSettings';
import { SettingsError } from './settingsError';

const outside = (env: Record<string, string>) => readOperatorSettings(env).outside;

function problem(env: Record<string, string>) {
  try {
    readOperatorSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  throw new Error('The settings were accepted');
}

test('a script of each kind, with its hosts and its data, in the order of the question', () => {
  const env = {
    TAG_MANAGER_SCRIPT: 'https://tags.test/gtm.js?id=GTM-1',
    ANALYTICS_SCRIPT: 'https://stats.test/js/count.js',
    ANALYTICS_DATA: 'domain=screens.test, api=https://stats.test/event?a=b',
    ADS_SCRIPT: 'https://ads.test/show.js',
    ADS_HOSTS: '*.ads.test, https://pictures.test:8443,ads.test',
  };
  expect(outside(env)).toEqual([
    {
      kind: 'advertising',
      script: 'https://ads.test/show.js',
      sources: ['https://ads.test', 'https://*.ads.test', 'https://pictures.test:8443'],
      data: {},
    },
    {
      kind: 'analytics',
      script: 'https://stats.test/js/count.js',
      sources: ['https://stats.test'],
      data: { domain: 'screens.test', api: 'https://stats.test/event?a=b' },
    },
    {
      kind: 'tags',
      script: 'https://tags.test/gtm.js?id=GTM-1',
      sources: ['https://tags.test'],
      data: {},
    },
  ]);
});

describe('without encryption', () => {
  test.each(['http://127.0.0.1:4000/x.js', 'http://localhost/x.js', 'http://[::1]:4000/x.js'])(
    '%s is accepted, because it stays on this machine',
    (address) => {
      expect(outside({ ADS_SCRIPT: address })).toMatchObject([{ script: address }]);
    },
  );
});

test.each([
  ['ADS_SCRIPT', 'http://ads.test/show.js'],
  ['ADS_SCRIPT', 'https://*.ads.test/show.js'],
  ['ADS_SCRIPT', "https://ads.test;script-src'self'/show.js"],
  ['ADS_SCRIPT', 'https://me:secret@ads.test/show.js'],
  ['ANALYTICS_SCRIPT', '//stats.test/count.js'],
  ['ANALYTICS_SCRIPT', 'javascript:alert(1)'],
  ['TAG_MANAGER_SCRIPT', 'tags.test'],
  ['ADS_HOSTS', '*'],
  ['ADS_HOSTS', '*.test'],
  ['ADS_HOSTS', 'https:'],
  ['ADS_HOSTS', "ads.test 'unsafe-inline'"],
  ['ADS_HOSTS', 'ads.test; frame-src *'],
  ['ADS_HOSTS', 'ads.test/path'],
  ['ADS_HOSTS', 'ads.test,'],
  ['ANALYTICS_DATA', 'domain'],
  ['ANALYTICS_DATA', 'on click=1'],
])('%s=%j is refused with its name, its value and an example', (name, value) => {
  const [kind = ''] = name.split(/_(?=[A-Z]+$)/);
  const message = problem({ [`${kind}_SCRIPT`]: 'https://good.test/x.js', [name]: value });
  expect(message).toContain(`${name} is ${JSON.stringify(value)}, but it must be`);
  expect(message).toMatch(new RegExp(`For example: ${name}=\\S+$`));
});

test.each([
  ['ADS_HOSTS', 'ADS_SCRIPT'],
  ['TAG_MANAGER_DATA', 'TAG_MANAGER_SCRIPT'],
] as const)('%s alone asks for %s', (name, script) => {
  expect(problem({ [name]: outsideGuides[name].example })).toContain(
    `${script} is not set, but it must be the https:// address of a script`,
  );
});

test('every example given is a good value', () => {
  const env = Object.entries(outsideGuides).map(([name, { example }]) => [name, example]);
  expect(outside(Object.fromEntries(env))).toHaveLength(3);
});
