const adSlotSelector = '[data-ad-place]';

import { isAdSense, type Service } from './service';

type Queues = { dataLayer?: unknown[]; adsbygoogle?: unknown[] };

/** Where Google expects a command, an array would be taken for data. */
function command(..._words: unknown[]) {
  // biome-ignore lint/complexity/noArguments: this very object is what is wanted
  return arguments;
}

/** Google's scripts wait for a first word that their snippets say inline, which our policy forbids. */
function sayFirstWord(service: Service) {
  const { pathname, searchParams } = new URL(service.script);
  const queues = window as Queues;
  if (pathname === '/gtag/js') {
    queues.dataLayer ??= [];
    queues.dataLayer.push(command('js', new Date()), command('config', searchParams.get('id')));
  }
  if (pathname === '/gtm.js') {
    queues.dataLayer ??= [];
    queues.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  }
  if (isAdSense(service) && document.querySelector(adSlotSelector)) {
    queues.adsbygoogle ??= [];
    queues.adsbygoogle.push({});
  }
}

export function insertService(service: Service) {
  sayFirstWord(service);
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(service.data)) {
    script.setAttribute(`data-${name}`, value);
  }
  script.src = service.script;
  script.async = true;
  document.head.append(script);
}
