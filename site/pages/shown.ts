import { lightOf, neighboursOf } from '../catalogue/lookups';
import { localeFacts } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { messages, pageWords, screenMessages } from '../i18n/words';
import { product } from '../product';
import { precomputed } from '../screens';
import type { ScreenPage } from '../stage/page';
import type { Shown } from '../stage/useWalk';
import type { Operator } from './operator';
import type { ScreenRoute } from './routes';

export const documentTitle = (title: string) => `${title} · ${product}`;

/** What the stage of this page shows first. */
export async function shownOn(
  route: ScreenRoute,
  operator: Operator,
  assets: ScreenPage['assets'],
): Promise<Shown> {
  const { locale, kind, entry } = route;
  const words = pageWords(locale, entry.slug, operator);
  const { previous, next } = neighboursOf(entry);
  const screen = await entry.components();
  const page = {
    locale,
    tag: localeFacts(locale).tag,
    kind,
    title: documentTitle(words.meta.title),
    name: words.name,
    path: entry.path,
    type: entry.type,
    screen: entry.screen,
    light: lightOf(entry),
    assets,
    precomputed: await precomputed(
      entry.screen,
      operator.origin + addressOf({ locale, kind: 'standard', path: entry.path }),
    ),
    addresses: {
      standard: addressOf({ locale, kind: 'standard', path: entry.path }),
      bare: addressOf({ locale, kind: 'bare', path: entry.path }),
      previous: addressOf({ locale, kind, path: previous.path }),
      next: addressOf({ locale, kind, path: next.path }),
    },
    messages: {
      ...messages(locale, ['stage', ...(screen.words ?? [])], operator),
      ...screenMessages(locale, entry.screen, operator),
    },
  };
  return { page, screen };
}
