import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Transfer = { path: string; bytes: number };

/** Stands before the site and notes what every answer weighs, its head included. */
export async function countingProxy(origin: string) {
  const transfers: Transfer[] = [];
  const { hostname, port } = new URL(origin);
  const proxy = createServer((asked, answer) => {
    const { url: path = '', method, headers } = asked;
    const passed = request({ hostname, port, path, method, headers }, (given) => {
      const { statusCode = 0, statusMessage, rawHeaders } = given;
      const head = `HTTP/1.1 ${statusCode} ${statusMessage}`.length + 2 * rawHeaders.length + 4;
      const transfer = { path, bytes: head + rawHeaders.join('').length };
      transfers.push(transfer);
      given.on('data', (chunk: Buffer) => {
        transfer.bytes += chunk.length;
      });
      answer.writeHead(statusCode, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** What has been transferred since the last time this was asked. */
    since: () => transfers.splice(0),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
