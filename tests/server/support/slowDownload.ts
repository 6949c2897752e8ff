import { once } from 'node:events';
import { connect } from 'node:net';

/** Asks for a file, reads its beginning and then nothing, so that the server has to wait. */
export async function slowDownload(port: number, path: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  let received = 0;
  socket.on('data', (chunk) => {
    received += chunk.length;
  });
  await once(socket, 'data');
  socket.pause();
  return {
    async finish() {
      socket.resume();
      await once(socket, 'close');
      return received;
    },
  };
}
