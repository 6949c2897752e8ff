import { connect } from 'node:net';

const VISITORS = 50;

export type Load = {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p975: number;
  readonly refused: number;
};

const HEAD_END = '\r\n\r\n';

/** Sends one request after the other on each of fifty connections, for as long as there are any. */
export async function load(port: number, next: () => string | undefined): Promise<Load> {
  const times: number[] = [];
  let refused = 0;

  const visit = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
      let reply = '';
      let asked = 0;
      const ask = () => {
        const request = next();
        if (request === undefined) {
          socket.destroy();
          resolve();
          return;
        }
        asked = performance.now();
        socket.write(request);
      };
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        reply += chunk;
        const head = reply.indexOf(HEAD_END);
        if (head === -1) return;
        const length = Number(/^content-length: (\d+)/im.exec(reply)?.[1] ?? 0);
        if (reply.length < head + HEAD_END.length + length) return;
        times.push(performance.now() - asked);
        if (!/^HTTP\/1\.1 2/.test(reply)) refused += 1;
        reply = '';
        ask();
      });
      ask();
    });

  const started = performance.now();
  await Promise.all(Array.from({ length: VISITORS }, visit));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p975: at(0.975), refused };
}
