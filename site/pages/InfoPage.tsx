import type { ConsentParts } from '../consent/parts';
import { type Locale, localeFacts } from '../i18n/locales';
import { useTranslations } from '../i18n/translations';
import { pageWords } from '../i18n/words';
import { Layout } from '../layout/Layout';
import { Sections } from '../layout/Sections';
import type { Operator } from './operator';
import { footerLinks } from './pictures';
import type { InfoRoute } from './routes';

const updated = '2025-03-30';
const longDate = (locale: Locale) =>
  new Intl.DateTimeFormat(localeFacts(locale).tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(updated),
  );

const dated = ['/terms-and-conditions', '/privacy-policy'];

type Props = { route: InfoRoute; operator: Operator; consent: ConsentParts | undefined };

export function InfoPage({ route, operator, consent }: Props) {
  const { locale, entry } = route;
  const t = useTranslations('layout');
  const { name, purpose, sections = [] } = pageWords(locale, entry.slug, operator);
  return (
    <Layout
      page={{ locale, path: entry.path }}
      feedback={operator.feedback}
      footer={footerLinks(locale, operator)}
      name={name}
      purpose={purpose}
      consent={consent}
    >
      <Sections sections={sections} email={operator.email}>
        {dated.includes(entry.path) && (
          <p>
            <time dateTime={updated}>{t('updated', { date: longDate(locale) })}</time>
          </p>
        )}
      </Sections>
    </Layout>
  );
}
