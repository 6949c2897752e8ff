import { categories, entriesOf } from '../catalogue/lookups';
import type { ConsentParts } from '../consent/parts';
import type { PageAssets } from '../document/assets';
import type { Locale } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import { Gallery } from '../layout/Gallery';
import { Layout } from '../layout/Layout';
import buttons from '../ui/buttons.module.css';
import type { Operator } from './operator';
import { footerLinks, picturesOf } from './pictures';

type Props = {
  locale: Locale;
  operator: Operator;
  icons: PageAssets['icons'];
  consent: ConsentParts | undefined;
};

export function NotFoundPage({ locale, operator, icons, consent }: Props) {
  const t = useTranslations('layout.notFound');
  return (
    <Layout
      page={{ locale }}
      feedback={operator.feedback}
      footer={footerLinks(locale, operator)}
      name={t('name')}
      purpose={t('purpose')}
      consent={consent}
    >
      <p>
        <a className={buttons.primary} href={addressOf({ locale, kind: 'standard', path: '/' })}>
          {t('home')}
        </a>
      </p>
      {categories().map(({ type }) => (
        <Gallery
          key={type}
          locale={locale}
          type={type}
          pictures={picturesOf(entriesOf(type), locale, operator, icons)}
        />
      ))}
    </Layout>
  );
}
