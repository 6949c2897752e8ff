import { expect, test } from 'vitest';
import { readOperatorSettings } from '../../contract/operatorSettings';
import { forwardingOf, isOnLoopback, siteOrigin } from './siteOrigin';

const straight = (host: string) => ({ host, isForwarded: false });

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['evil.example', undefined],
  ['127.0.0.1.evil.example', undefined],
  ['localhost:3000@evil.example', undefined],
  ['localhost/..', undefined],
  ['', undefined],
])('on a developer’s machine %s is %s', (host, origin) => {
  expect(siteOrigin(readOperatorSettings({}))(straight(host))).toBe(origin);
});

test('the operator’s word counts, whatever the Host header says', () => {
  const settings = readOperatorSettings({ ORIGIN: 'https://screens.test' });
  expect(siteOrigin(settings)(straight('localhost:3000'))).toBe('https://screens.test');
  expect(isOnLoopback(settings)).toBe(false);
});

test('a public server without that word has none', () => {
  const settings = readOperatorSettings({ HOST: '0.0.0.0' });
  expect(siteOrigin(settings)(straight('localhost:3000'))).toBeUndefined();
  expect(isOnLoopback(settings)).toBe(false);
});

test('a developer may name their own machine', () => {
  expect(isOnLoopback(readOperatorSettings({ ORIGIN: 'http://localhost:5000' }))).toBe(true);
});

test.each(['x-forwarded-for', 'forwarded', 'via'])(
  'what came with %s did not come from this machine, whatever it says',
  (sign) => {
    const headers: Record<string, string> = { host: 'localhost:3000', [sign]: '198.51.100.7' };
    const forwarding = forwardingOf((name) => headers[name]);
    expect(siteOrigin(readOperatorSettings({}))(forwarding)).toBeUndefined();
    expect(
      siteOrigin(readOperatorSettings({ ORIGIN: 'http://localhost:3000' }))(forwarding),
    ).toBeUndefined();
    expect(siteOrigin(readOperatorSettings({ ORIGIN: 'https://a.test' }))(forwarding)).toBe(
      'https://a.test',
    );
  },
);
