import { dataFolder } from '../dataFolder';
import { startServer } from '../serve';

/** A site whose server a test can stop, and replace by one with another build at the same address. */
export async function ownSite() {
  const data = dataFolder();
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  server = await startServer({ DATA_DIR: data.path });
  const { address } = server;
  const { port } = new URL(address);

  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  return {
    address,
    stop,
    serve: async (dist = 'dist') => {
      await stop();
      server = await startServer({ DATA_DIR: data.path, PORT: port, DIST_DIR: dist });
    },
    remove: async () => {
      await stop();
      data.remove();
    },
  };
}
