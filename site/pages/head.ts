import { categories } from '../catalogue/lookups';
import type { PageAssets } from '../document/assets';
import type { HeadFacts } from '../document/Head';
import { linkedData } from '../document/linkedData';
import type { Messages } from '../i18n/messages';
import { pageWords } from '../i18n/words';
import { cardOf } from './cards';
import type { Operator } from './operator';
import { isScreenRoute, type Route } from './routes';
import { documentTitle } from './shown';

export function headOf(
  route: Route,
  operator: Operator,
  layout: Messages['layout'],
  assets: PageAssets,
): HeadFacts {
  const { locale } = route;
  const { origin } = operator;
  const common = { locale, origin, keywords: layout.keywords, assets };
  if (route.kind === 'not-found') {
    const { title, description } = layout.notFound.meta;
    const nothing = { indexed: false, linkedData: [] };
    return { ...common, ...nothing, title: documentTitle(title), description };
  }
  const { path, slug } = route.entry;
  const { name, meta } = pageWords(locale, slug, operator);
  const type = route.entry.isPage ? undefined : route.entry.type;
  const category = categories().find((one) => one.type === type);
  const indexed = route.kind === 'standard';
  return {
    ...common,
    title: documentTitle(meta.title),
    description: meta.description,
    path,
    indexed,
    canWait: route.kind === 'bare',
    card: cardOf(route.entry, locale, operator),
    themeColour: route.kind === 'bare' ? route.entry.color : undefined,
    linkedData: indexed
      ? linkedData({
          origin,
          locale,
          path,
          name,
          description: meta.description,
          about: layout.about,
          isScreen: isScreenRoute(route),
          category: category && { path: category.path, label: layout.categories[category.type] },
        })
      : [],
  };
}
