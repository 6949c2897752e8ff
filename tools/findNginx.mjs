import { existsSync } from 'node:fs';
import { root } from './setup.mjs';

/** Where the tests unpack one of their own. */
export const ownNginx = `${root}node_modules/.nginx`;

const places = [`${ownNginx}/usr/sbin/nginx`, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * nginx, and its module for files compressed with brotli where it is there, too.
 * @returns {{ program: string, brotli: string | undefined } | undefined}
 */
export function findNginx() {
  const program = [process.env.NGINX ?? '', ...places].find((path) => existsSync(path));
  if (!program) return undefined;
  const modules = program.replace('/sbin/nginx', '/lib/nginx/modules');
  const brotli = `${modules}/ngx_http_brotli_static_module.so`;
  return { program, brotli: existsSync(brotli) ? brotli : undefined };
}
