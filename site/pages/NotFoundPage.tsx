import { categories, isScreen, openEntries } from '../catalogue/lookups';
import type { ConsentParts } from '../consent/parts';
import type { Locale } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import { pageWords } from '../i18n/words';
import { Gallery } from '../layout/Gallery';
import { Layout } from '../layout/Layout';
import buttons from '../ui/buttons.module.css';
import type { Operator } from './operator';
import { footerLinks } from './words';

type Props = { locale: Locale; operator: Operator; consent: ConsentParts | undefined };

export function NotFoundPage({ locale, operator, consent }: Props) {
  const t = useTranslations('layout.notFound');
  const screens = openEntries().filter(isScreen);
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
      {categories(screens).map(({ type }) => (
        <Gallery
          key={type}
          locale={locale}
          type={type}
          pictures={screens
            .filter((entry) => entry.type === type)
            .map((entry) => ({ entry, name: pageWords(locale, entry.slug, operator).name }))}
        />
      ))}
    </Layout>
  );
}
