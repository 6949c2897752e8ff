import type { PageAssets } from '../document/assets';
import type { Operator } from './operator';
import type { Route } from './routes';

/** What asks for consent on a page, loaded only in builds that have something to ask for. */
export async function consentOn(route: Route, { outside }: Operator, { consent }: PageAssets) {
  if (route.kind === 'bare' || consent === undefined) return undefined;
  const { consentParts } = await import('../consent/parts');
  return { head: consent, parts: consentParts(route.locale, outside) };
}
