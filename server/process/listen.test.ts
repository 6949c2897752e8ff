import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { readOperatorSettings } from '../../contract/operatorSettings';
import { StartUpError } from '../startUpError';
import { listen } from './listen';

const listenWith = async (env: Record<string, string>) => {
  const server = createServer();
  const address = await listen(server, readOperatorSettings(env));
  server.close();
  await once(server, 'close');
  return address;
};

test.each([
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+$/],
  ['localhost', /^http:\/\/localhost:\d+$/],
])('HOST=%s with any free port is told as an address', async (HOST, address) => {
  expect(await listenWith({ HOST, PORT: '0' })).toMatch(address);
});

test('an address of another machine is explained', async () => {
  const failure = await listenWith({ HOST: '192.0.2.1', PORT: '0' }).catch((error) => error);
  expect(failure).toBeInstanceOf(StartUpError);
  expect(failure.message).toMatch(/^HOST=192\.0\.2\.1 is not an address of this .*HOST=0\.0\.0\.0/);
});
