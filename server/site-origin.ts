import { isOriginConfigured, type Settings } from '../contract/settings';

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

const isLoopbackOrigin = (origin: string) => isLoopback(new URL(origin).hostname);

/** Whether everything that reaches this server comes from the same machine, as far as settings tell. */
export const isOnLoopback = (settings: Settings) =>
  isLoopback(settings.host) && (!isOriginConfigured(settings) || isLoopbackOrigin(settings.origin));

export type SiteOrigin = (hostHeader: string | null | undefined) => string | undefined;

/**
 * The origin that visitors see. Without the operator's word it is only known on a developer's own
 * machine: any other Host header may be a lie.
 */
export function siteOrigin(settings: Settings): SiteOrigin {
  if (isOriginConfigured(settings)) return () => settings.origin;
  if (!isLoopback(settings.host)) return () => undefined;
  return (hostHeader) => {
    const origin = `http://${hostHeader}`;
    if (!hostHeader || !URL.canParse(origin)) return undefined;
    const { host, origin: clean } = new URL(origin);
    return host === hostHeader && isLoopbackOrigin(clean) ? clean : undefined;
  };
}
