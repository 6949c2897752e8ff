import { announceNewVersion } from './announceNewVersion';
import { atRest } from './atRest';

/** What the page has loaded so far, for the service worker to precache. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function start(workers: ServiceWorkerContainer) {
  announceNewVersion(workers);
  await workers.register('/worker.js', { updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage(loaded());
}

/** In a frame, the visitor is another site's, and never asked for all of ours. */
const isOwnWindow = window === window.top;

async function startAtRest() {
  await atRest();
  // Without a secure connection there are none.
  if (isOwnWindow && 'serviceWorker' in navigator) await start(navigator.serviceWorker);
}

startAtRest().catch((reason) => console.info('This site does not work offline here:', reason));
