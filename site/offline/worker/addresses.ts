import { isBelow, serverPaths } from '../../../contract/serverPaths';
import { lists } from './facts';

const theServers = [...Object.values(serverPaths), '/worker.js'];

const isTheServers = (path: string) =>
  theServers.some((start) => path === start || isBelow(path, start));

export const pathOf = (url: string) => new URL(url, location.href).pathname;

/** The service worker stands between pages and the files of the site, and between nothing else. */
export const isOurs = ({ method, url }: Request) =>
  method === 'GET' && new URL(url).origin === location.origin && !isTheServers(pathOf(url));

export const isNamedByContent = (path: string) => path.startsWith('/assets/');

export const isPage = (path: string) => !path.includes('.');

/** How the addresses of a language begin: `/de` in `/de/full/red-screen`, nothing in English. */
export function languageAt(path: string): string {
  const first = `/${path.split('/', 2)[1]}`;
  return first in lists ? first : '';
}
