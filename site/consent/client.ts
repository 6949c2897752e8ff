import { consentBarId, consentChangeId } from '../elementIds';
import { insertService } from './insertService';
import { rememberBefore, rememberLeftovers, removeLeftovers } from './leftovers';
import { markConsent } from './mark';
import type { Service } from './service';

const state = document.documentElement.dataset;
const bar = document.getElementById(consentBarId);
const change = document.getElementById(consentChangeId);
const services: Service[] = JSON.parse(bar?.dataset.services ?? '[]');
const kinds = services.map(({ kind }) => kind);
const inserted = new Set<Service>();

const isAllowed = ({ kind }: Service) => state.allowed?.split(' ').includes(kind) ?? false;

const isPrerendering = () => (document as { prerendering?: boolean }).prerendering ?? false;

const passed = (target: EventTarget, event: string, isBefore: boolean) =>
  isBefore && new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));

/** A script is never unloaded: a page that has one too many starts again without it. */
async function follow() {
  await passed(document, 'prerenderingchange', isPrerendering());
  markConsent(kinds);
  if ([...inserted].some((service) => !isAllowed(service))) return location.reload();
  if (state.consent === 'no') removeLeftovers();
  // A host that never answers would keep the page loading.
  await passed(window, 'load', document.readyState !== 'complete');
  for (const service of services) {
    if (!isAllowed(service) || inserted.has(service)) continue;
    inserted.add(service);
    insertService(service);
  }
}

function show(what: 'all' | 'answer' | '') {
  if (!bar) return;
  bar.dataset.shown = what;
  change?.setAttribute('aria-expanded', String(what === 'all'));
}

function decide(answer: string) {
  const isChange = Boolean(state.allowed);
  if (answer === 'yes' && !isChange) rememberBefore();
  if (answer === 'no' && isChange) rememberLeftovers();
  localStorage.setItem('consent', [answer, ...kinds].join(' '));
  markConsent(kinds);
  show('answer');
  bar?.querySelector<HTMLElement>(`[data-after=${answer}]`)?.focus();
  follow();
}

change?.addEventListener('click', () => {
  if (!bar || bar.dataset.shown === 'all') return show('');
  change.closest('footer')?.before(bar);
  show('all');
  bar.focus();
});
for (const button of bar?.querySelectorAll('button') ?? []) {
  button.addEventListener('click', () => decide(button.value));
}
addEventListener('storage', ({ key }) => (key === 'consent' || key === null) && follow());
addEventListener('pageshow', ({ persisted }) => persisted && follow());
follow();
