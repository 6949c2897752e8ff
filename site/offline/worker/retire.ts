import { deleteOurCaches } from './buildCaches';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of whatever service worker a visitor has, clears up after it and unregisters. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOurCaches().then(() => self.registration.unregister()));
});
