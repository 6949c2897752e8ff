import '../document/tokens.css';
import '../document/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lightOf } from '../catalogue/lookups';
import type { ConsentParts } from '../consent/parts';
import type { PageAssets } from '../document/assets';
import { Document } from '../document/Document';
import { localeFacts } from '../i18n/locales';
import { TranslationsProvider } from '../i18n/translations';
import { messages } from '../i18n/words';
import { consentOn } from './consentOn';
import { headOf } from './head';
import type { Operator } from './operator';
import { type InfoRoute, isScreenRoute, type Route } from './routes';
import { ScreenRoot } from './ScreenRoot';
import { shownOn } from './shown';

/**
 * What lies around the stage is imported by the pages that have it, so that bare pages do not carry
 * its styles.
 */
async function bodyOf(
  route: Route,
  operator: Operator,
  assets: PageAssets,
  consent: ConsentParts | undefined,
): Promise<ReactNode> {
  const { icons } = assets;
  if (route.kind === 'not-found') {
    const { NotFoundPage } = await import('./NotFoundPage');
    return <NotFoundPage {...{ locale: route.locale, operator, icons, consent }} />;
  }
  if (!isScreenRoute(route)) {
    const { InfoPage } = await import('./InfoPage');
    return <InfoPage {...{ route: route as InfoRoute, operator, consent }} />;
  }
  const shown = await shownOn(route, operator, assets.screen);
  const offline = operator.isKeptOffline ? assets.offline : undefined;
  if (route.kind === 'bare') return <ScreenRoot shown={shown} offline={offline} />;
  const { StandardScreen } = await import('./StandardScreen');
  return <StandardScreen {...{ route, operator, shown, icons, consent, offline }} />;
}

export async function renderPage(route: Route, operator: Operator, assets: PageAssets) {
  const { locale } = route;
  const consent = await consentOn(route, operator, assets);
  const names = [
    'layout',
    'comments',
    'offline',
    ...(consent ? (['consent'] as const) : []),
  ] as const;
  const words = messages(locale, names, operator);
  const light = isScreenRoute(route) ? lightOf(route.entry) : undefined;
  const head = { ...headOf(route, operator, words.layout, assets), consent: consent?.head };
  const html = renderToStaticMarkup(
    <Document locale={locale} light={light} head={head}>
      <TranslationsProvider locale={localeFacts(locale).tag} messages={words}>
        {await bodyOf(route, operator, assets, consent?.parts)}
      </TranslationsProvider>
    </Document>,
  );
  return `<!doctype html>${html}`;
}
