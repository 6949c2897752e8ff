import { once } from 'node:events';
import type { Server } from 'node:http';
import type { OperatorSettings } from '../../contract/operatorSettings';
import { StartUpError } from '../startUpError';

type Remedy = (host: string, port: number) => string;

const otherHosts = 'HOST=127.0.0.1 serves this machine alone, HOST=0.0.0.0 every network it is on.';
const unknownName: Remedy = (host) =>
  `HOST=${host} is not a name this machine knows. ${otherHosts}`;

const remedies: Readonly<Record<string, Remedy>> = {
  EADDRINUSE: (host, port) =>
    `PORT=${port} on HOST=${host} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1} (PORT=0 takes any free one).`,
  EACCES: (host, port) =>
    `This user may not listen on PORT=${port} of HOST=${host}. Choose a port from 1024 up, for example PORT=3000.`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is not an address of this machine. ${otherHosts}`,
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
};

function explained(error: unknown, { host, port }: OperatorSettings): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const remedy = remedies[String(error.code)];
  return remedy ? new StartUpError(remedy(host, port), { cause: error }) : error;
}

export async function listen(server: Server, settings: OperatorSettings): Promise<string> {
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    throw explained(error, settings);
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return `http://${host}:${port}`;
}
