import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LONGEST_FAREWELL = 10_000;
const IDLE_CHECK = 50;

/** One Ctrl-C can arrive twice, from the terminal and passed on by npm: that is not a second wish. */
const ECHO = 300;

/**
 * Stops a server after what is under way is done. Node alone would wait for ever for three kinds of
 * connection: opened ahead by a browser and silent, kept alive by a visitor that goes on asking, and
 * gone idle only after the closing began.
 */
function drainable(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return (whenClosed: () => void) => {
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
    server.close(() => {
      clearInterval(idleCheck);
      whenClosed();
    });
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}

function exitForced(reason: string) {
  console.error(`Screenful stopped before every visitor was served: ${reason}.`);
  process.exit(1);
}

export function shutDownOnSignals(server: Server, releaseResources: () => Promise<void> | void) {
  const drain = drainable(server);
  let told: number | undefined;

  const onSignal = () => {
    if (told !== undefined) {
      if (performance.now() - told > ECHO) exitForced('it was told to a second time');
      return;
    }
    told = performance.now();
    setTimeout(
      () => exitForced(`some needed more than ${LONGEST_FAREWELL / 1000} s`),
      LONGEST_FAREWELL,
    ).unref();
    drain(async () => {
      await releaseResources();
      process.exit(0);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
