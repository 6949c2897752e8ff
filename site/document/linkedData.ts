import { type Locale, localeFacts } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { product } from '../product';

type Facts = {
  origin: string;
  locale: Locale;
  path: string;
  name: string;
  description: string;
  /** What the whole site is for; its first page says it. */
  about: string;
  /** The first page of the category, and its label. */
  category?: { path: string; label: string } | undefined;
  isScreen: boolean;
};

export function linkedData(facts: Facts): object[] {
  const { origin, locale, path, name, description, about, category, isScreen } = facts;
  const inLanguage = localeFacts(locale).tag;
  const url = (to: string) => origin + addressOf({ locale, kind: 'standard', path: to });
  const context = { '@context': 'https://schema.org' };
  const site = { '@type': 'WebSite', name: product, url: url('/'), inLanguage };
  const trail = [
    { path: '/', label: product },
    ...(category && category.path !== '/' ? [category] : []),
    ...(path !== '/' && path !== category?.path ? [{ path, label: name }] : []),
  ];
  const breadcrumbs = {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.label,
      item: url(step.path),
    })),
  };
  const application = {
    ...context,
    '@type': 'WebApplication',
    name,
    description,
    url: url(path),
    inLanguage,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    isPartOf: site,
  };
  const first = { ...context, ...site, ...(path === '/' && { description: about }) };
  return [first, ...(isScreen ? [application] : []), breadcrumbs];
}
