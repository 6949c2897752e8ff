import { isOurs } from './addresses';
import { answerFile } from './answerFile';
import { activateBuild } from './buildCaches';
import { carryOver } from './carryOver';
import { answerFilm, isFilm } from './films';
import { precache } from './precache';

declare const self: ServiceWorkerGlobalScope;

/**
 * A new service worker skips waiting for pages to close: a broken one must be replaceable whatever
 * its pages do. Open pages go on as they are, because whatever they may still ask for has its
 * content in its name, and the build before this one stays at hand.
 */
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(carryOver());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([activateBuild(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOurs(request)) return;
  event.respondWith(isFilm(request.url) ? answerFilm(event) : answerFile(request));
});

/** Once it is at rest, a page tells what it has loaded. */
self.addEventListener('message', (event) => {
  const { source, data } = event;
  if (source instanceof WindowClient) event.waitUntil(precache(source.url, data));
});
