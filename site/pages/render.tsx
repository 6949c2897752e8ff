import '../document/tokens.css';
import '../document/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets } from '../document/assets';
import { Document } from '../document/Document';
import { localeFacts } from '../i18n/locales';
import { TranslationsProvider } from '../i18n/translations';
import { messages } from '../i18n/words';
import { headOf } from './head';
import { InfoPage } from './InfoPage';
import { NotFoundPage } from './NotFoundPage';
import type { Operator } from './operator';
import { type InfoRoute, isScreenRoute, type Route } from './routes';
import { ScreenRoot } from './ScreenRoot';
import { StandardScreen } from './StandardScreen';
import { shownOn } from './shown';

async function bodyOf(route: Route, operator: Operator, assets: PageAssets): Promise<ReactNode> {
  if (route.kind === 'not-found') {
    return <NotFoundPage locale={route.locale} operator={operator} />;
  }
  if (!isScreenRoute(route)) return <InfoPage route={route as InfoRoute} operator={operator} />;
  const shown = await shownOn(route, operator, assets.screen);
  if (route.kind === 'full') return <ScreenRoot shown={shown} />;
  return <StandardScreen route={route} operator={operator} shown={shown} />;
}

export async function renderPage(route: Route, operator: Operator, assets: PageAssets) {
  const { locale } = route;
  const words = messages(locale, ['layout'], operator);
  const light = isScreenRoute(route) ? (route.entry.color ?? route.entry.iconColor) : undefined;
  const html = renderToStaticMarkup(
    <Document locale={locale} light={light} head={headOf(route, operator, words.layout, assets)}>
      <TranslationsProvider locale={localeFacts(locale).tag} messages={words}>
        {await bodyOf(route, operator, assets)}
      </TranslationsProvider>
    </Document>,
  );
  return `<!doctype html>${html}`;
}
