import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const folders = {
  root,
  dist: `${root}dist`,
  /** What visitors can fetch. */
  client: `${root}dist/client`,
  /** The site's pages as code, which this build runs. */
  render: `${root}dist/render`,
  server: `${root}dist/server`,
  /** Settings for other servers. */
  hosting: `${root}dist/hosting`,
};
