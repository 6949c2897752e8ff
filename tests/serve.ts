import type { TestProject } from 'vitest/node';
import { serverProcess } from '../tools/serverProcess';
import { dataFolder } from './dataFolder';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** The built server, with settings on top of what the environment says. */
export async function startServer(settings: Record<string, string> = {}) {
  const { address, stop } = serverProcess({ settings });
  return { address: await address, stop };
}

/** The built site, as visitors get it. */
export default async function serve(project: TestProject) {
  const data = dataFolder();
  const { address, stop } = await startServer({ DATA_DIR: data.path });
  project.provide('address', address);
  return async () => {
    await stop();
    data.remove();
  };
}
