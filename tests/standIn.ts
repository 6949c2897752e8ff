import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ill answers with an error, mute with nothing, and away refuses the connection. */
type Condition = 'well' | 'ill' | 'mute' | 'away';

/** Another company’s host, on this machine, which remembers what was asked of it. */
export async function standIn(scripts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  let condition: Condition = 'well';

  const answer = (url: string, response: ServerResponse) => {
    const source = scripts[new URL(url, 'http://localhost').pathname];
    if (condition === 'mute') return;
    if (condition === 'ill') response.writeHead(500).end();
    else if (source === undefined) response.writeHead(204).end();
    else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(source);
  };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    answer(url, response);
  });
  const listen = async (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    stop,
    async be(next: Condition) {
      if (condition === 'away' && next !== 'away') await listen(port);
      if (condition !== 'away' && next === 'away') await stop();
      condition = next;
    },
  };
}
