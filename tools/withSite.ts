import { serverProcess } from './serverProcess';

/** Serves the built site on a free port for as long as `work` takes. */
export async function withSite(work: (origin: string) => Promise<void>) {
  const server = serverProcess();
  try {
    await work(await server.address);
  } finally {
    await server.stop();
  }
}
