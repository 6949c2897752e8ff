import { expect, test } from 'vitest';
import { readOperatorSettings } from '../../contract/operatorSettings';
import { exampleWarning } from './exampleWarning';

const warning = (env: Record<string, string>, nodeEnv?: string) =>
  exampleWarning(readOperatorSettings(env), nodeEnv);

const own = {
  ORIGIN: 'https://screens.test',
  CONTACT_EMAIL: 'me@screens.test',
  FEEDBACK_URL: 'https://screens.test/talk',
};

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('%s alone needs no warning', (HOST) => {
  expect(warning({ HOST })).toBeUndefined();
});

test.each(['0.0.0.0', '::', '10.0.0.7', 'screens.test', '127.screens.test'])(
  '%s is public, so each example is named',
  (HOST) => {
    expect(warning({ HOST })).toMatch(/ORIGIN\n {2}CONTACT_EMAIL\n {2}FEEDBACK_URL$/);
  },
);

test('production is public on any host', () => {
  expect(warning({ ...own, FEEDBACK_URL: '' }, 'production')).toMatch(/:\n {2}FEEDBACK_URL$/);
});

test('own values need no warning', () => {
  expect(warning({ ...own, HOST: '0.0.0.0' }, 'production')).toBeUndefined();
});
