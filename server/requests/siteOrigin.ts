import { isOriginConfigured, type OperatorSettings } from '../../contract/operatorSettings';

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

const isLoopbackOrigin = (origin: string) => isLoopback(new URL(origin).hostname);

/** Whether everything that reaches this server comes from the same machine, as far as settings tell. */
export const isOnLoopback = (settings: OperatorSettings) =>
  isLoopback(settings.host) && (!isOriginConfigured(settings) || isLoopbackOrigin(settings.origin));

/** Whom a request asked for, and whether a proxy has passed it on. */
export type Forwarding = { readonly host: string; readonly isForwarded: boolean };

/** With a function, because Node and the web keep headers differently. */
export const forwardingOf = (header: (name: string) => unknown): Forwarding => ({
  host: String(header('host') ?? ''),
  isForwarded: ['x-forwarded-for', 'forwarded', 'via'].some((name) => header(name)),
});

export type SiteOrigin = (forwarding: Forwarding) => string | undefined;

function ownMachine(host: string): string | undefined {
  const origin = `http://${host}`;
  if (!URL.canParse(origin)) return undefined;
  const { host: clean } = new URL(origin);
  return clean === host && isLoopbackOrigin(origin) ? origin : undefined;
}

/**
 * The origin that visitors see. Without the operator's word it is only known on a developer's own
 * machine: any other Host header may be a lie. And what a proxy has passed on may come from anywhere,
 * however local it looks.
 */
export function siteOrigin(settings: OperatorSettings): SiteOrigin {
  const { origin, host } = settings;
  const isConfigured = isOriginConfigured(settings);
  if (isConfigured && !isLoopbackOrigin(origin)) return () => origin;
  if (!isConfigured && !isLoopback(host)) return () => undefined;
  return (forwarding) => {
    if (forwarding.isForwarded) return undefined;
    return isConfigured ? origin : ownMachine(forwarding.host);
  };
}
