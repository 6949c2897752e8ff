import { forgetEverything } from './stores';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of whatever worker a visitor has, clears up after it and goes. */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetEverything().then(() => self.registration.unregister()));
});
