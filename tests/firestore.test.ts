import { expect, test } from 'vitest';
import { serverProcess } from '../tools/serverProcess';
import { dataFolder } from './dataFolder';

test('the built server finds the client of Firestore, and serves on where Firestore is away', async () => {
  const data = dataFolder();
  const server = serverProcess({
    settings: {
      DATA_DIR: data.path,
      DATABASE_URL: 'firestore://project-id',
      // Port 9 is "discard": nobody listens there.
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
      METADATA_SERVER_DETECTION: 'none',
    },
    stderr: 'pipe',
  });
  const address = await server.address;
  expect((await fetch(`${address}/api/comments?page=/`)).status).toBe(503);
  expect((await fetch(address)).status).toBe(200);
  await server.stop();
  expect((await server.ended).err).toMatch(
    /^The comments are unavailable: no answer within 10 s$/m,
  );
  data.remove();
});
