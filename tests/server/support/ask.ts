import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Question = { readonly method?: string; readonly headers?: OutgoingHttpHeaders };

const agent = new Agent({ keepAlive: true });

/** Sends the path as it is and no header of its own, unlike `fetch`. */
export const ask = (port: number, path: string, question: Question = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ port, path, agent, host: '127.0.0.1', ...question })
      .on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      })
      .on('error', reject)
      .end();
  });

/** Writes bytes that no client library would send, and reads until the server hangs up. */
export async function askRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  return text(socket);
}

export const statusOf = (rawReply: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(rawReply)?.[1]);
