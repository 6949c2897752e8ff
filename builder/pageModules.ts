import type { Route } from '../site/pages/renderer';
import { entries } from './bundle';

export const screenModule = (folder: string) => `site/screens/${folder}/index.ts`;

/** The folder of the screen that a page shows, if it shows one. */
export const screenOf = (route: Route): string | undefined =>
  route.kind === 'not-found' || route.entry.isPage ? undefined : route.entry.screen;

function bodyModules(route: Route): string[] {
  if (route.kind === 'bare') return [];
  if (route.kind === 'not-found') return ['site/pages/NotFoundPage.tsx'];
  return [route.entry.isPage ? 'site/pages/InfoPage.tsx' : 'site/pages/StandardScreen.tsx'];
}

/** The modules that take part in the rendering of a page, each with all that it imports. */
export function pageModules(route: Route): string[] {
  const folder = screenOf(route);
  const screen = folder ? [screenModule(folder), `site/screens/${folder}/precompute.ts`] : [];
  return [entries.renderer, ...bodyModules(route), ...screen];
}
