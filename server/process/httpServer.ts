import { createServer, type RequestListener, type Server } from 'node:http';

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than the usual 60 s of a proxy: a connection we close first fails its next request. */
  keepAliveTimeout: 65_000,
};

/** A visitor that takes nothing off the wire for this long holds its memory for nothing. */
const STALLED_CONNECTION = 120_000;

export function createHttpServer(app: RequestListener): Server {
  const server = createServer(limits, app);
  server.timeout = STALLED_CONNECTION;
  return server;
}
