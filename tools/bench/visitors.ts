import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const VISITORS = 50;
const WARM_UP = 1_500;
const MEASURED = 4_000;

const request = (port: number) =>
  `GET /black-screen HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

async function replyLength(port: number) {
  const url = `http://127.0.0.1:${port}/black-screen`;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(request(port));
  let reply = '';
  for await (const chunk of socket) {
    reply += chunk;
    const head = reply.indexOf('\r\n\r\n') + 4;
    const length = Number(/^content-length: (\d+)/im.exec(reply)?.[1]);
    if (head > 4 && reply.length >= head + length) return head + length;
  }
  throw new Error(`${url} gave no complete answer`);
}

/**
 * Answers per second. It only counts bytes: a client that parses what it reads is slower than the
 * server and would measure itself.
 */
export async function answersPerSecond(port: number): Promise<number> {
  const length = await replyLength(port);
  const question = Buffer.from(request(port));
  let answers = 0;
  const sockets = Array.from({ length: VISITORS }, () => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < length) return;
      received -= length;
      answers += 1;
      socket.write(question);
    });
    socket.write(question);
    return socket;
  });
  await wait(WARM_UP);
  const before = answers;
  const started = performance.now();
  await wait(MEASURED);
  const perSecond = ((answers - before) / (performance.now() - started)) * 1000;
  for (const socket of sockets) socket.destroy();
  return Math.round(perSecond);
}
