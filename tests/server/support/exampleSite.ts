import type { PlannedSite } from './writeSite';

/** Bytes that differ from place to place, so that a part taken from the wrong place shows. */
const pattern = Uint8Array.from(
  { length: 65_537 },
  (_, index) => (index * 31 + (index >> 8)) % 251,
);
const patterned = (size: number) => Buffer.alloc(size, pattern);

export const html = (title: string) =>
  `<!doctype html><title>${title}</title><p>${'all work and no play '.repeat(200)}</p>`;

export const SCRIPT_HASH = `sha256-${'A'.repeat(43)}=`;
export const STYLE_HASH = `sha256-${'B'.repeat(43)}=`;

export const film = patterned(700_000);

/** More than the sockets between two ends can hold, so that an unread download stays under way. */
export const longFilm = patterned(16_000_000);
export const picture = patterned(3_000);
export const largeScript = '/* a long script */\n'.repeat(20_000);

export const exampleSite: PlannedSite = {
  files: {
    '/': { content: html('white') },
    '/black-screen': {
      content: html('black'),
      hashes: { script: [SCRIPT_HASH], style: [STYLE_HASH] },
    },
    '/de': { content: html('weiß') },
    '/de/black-screen': { content: html('schwarz') },
    '/full': { content: html('full white'), embeddable: true },
    '/de/full/black-screen': { content: html('ganz schwarz'), embeddable: true },
    '/only-gzip': { content: html('gzip'), compressed: ['gz'] },
    '/assets/app-A1b2.js': {
      content: 'console.log("hello");'.repeat(50),
      type: 'text/javascript; charset=utf-8',
      cache: 'immutable',
    },
    '/assets/large-C3d4.js': {
      content: largeScript,
      type: 'text/javascript; charset=utf-8',
      cache: 'immutable',
    },
    '/logo.png': { content: picture, type: 'image/png', cache: 'asset', compressed: [] },
    '/films/rain.mp4': { content: film, type: 'video/mp4', cache: 'asset', compressed: [] },
    '/films/long.mp4': { content: longFilm, type: 'video/mp4', cache: 'asset', compressed: [] },
    '/empty.txt': { content: '', type: 'text/plain', cache: 'asset', compressed: [] },
  },
  notFound: { en: { content: html('not found') }, de: { content: html('nicht gefunden') } },
};
