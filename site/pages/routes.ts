import { catalogue } from '../catalogue/entries';
import { screenEntries } from '../catalogue/lookups';
import type { CatalogueEntry, InfoEntry, ScreenEntry } from '../catalogue/types';
import { type Locale, siteLocales } from '../i18n/locales';
import { addressOf, readAddress } from '../i18n/paths';

export type Route =
  | { kind: 'standard'; locale: Locale; entry: CatalogueEntry }
  | { kind: 'bare'; locale: Locale; entry: ScreenEntry }
  | { kind: 'not-found'; locale: Locale };

export type ScreenRoute = { kind: 'standard' | 'bare'; locale: Locale; entry: ScreenEntry };
export type InfoRoute = { kind: 'standard'; locale: Locale; entry: InfoEntry };

export const isScreenRoute = (route: Route): route is ScreenRoute =>
  route.kind !== 'not-found' && !route.entry.isPage;

function routesOf(locale: Locale): Route[] {
  const routes: Route[] = [{ kind: 'not-found', locale }];
  for (const entry of catalogue) {
    routes.push({ kind: 'standard', locale, entry });
    if (!entry.isPage) routes.push({ kind: 'bare', locale, entry });
  }
  return routes;
}

export const allRoutes = (): Route[] => siteLocales.flatMap(routesOf);

/** The screens that people comment on, together in all languages. */
export const commentedPaths = () => screenEntries().map(({ path }) => path);

export function routeAddress(route: Route): string {
  const { locale } = route;
  return route.kind === 'not-found'
    ? addressOf({ locale, kind: 'standard', path: '/404' })
    : addressOf({ locale, kind: route.kind, path: route.entry.path });
}

/** The page at an address; the not-found page of its language where there is none. */
export function findRoute(pathname: string): Route {
  const { locale } = readAddress(pathname);
  const found = routesOf(locale).find((route) => routeAddress(route) === pathname);
  return found ?? { kind: 'not-found', locale };
}
