import { CommentsSection } from '../comments/CommentsSection';
import type { ConsentParts } from '../consent/parts';
import type { PageAssets } from '../document/assets';
import { useTranslations } from '../i18n/translations';
import { pageWords } from '../i18n/words';
import { Gallery } from '../layout/Gallery';
import { Layout } from '../layout/Layout';
import { Tips } from '../layout/Tips';
import { NewVersion } from '../offline/NewVersion';
import type { Shown } from '../stage/useWalk';
import type { Operator } from './operator';
import { footerLinks, picturesOf, screensBeside } from './pictures';
import type { ScreenRoute } from './routes';
import { ScreenRoot } from './ScreenRoot';

function NoScript() {
  const t = useTranslations('layout');
  return (
    <noscript>
      <p>{t('noScript')}</p>
    </noscript>
  );
}

type Props = {
  route: ScreenRoute;
  operator: Operator;
  shown: Shown;
  icons: PageAssets['icons'];
  consent: ConsentParts | undefined;
  offline: string | undefined;
};

export function StandardScreen({ route, operator, shown, icons, consent, offline }: Props) {
  const { locale, entry } = route;
  const { name, purpose, tip } = pageWords(locale, entry.slug, operator);
  return (
    <Layout
      page={{ locale, path: entry.path }}
      category={entry.type}
      feedback={operator.feedback}
      footer={footerLinks(locale, operator)}
      name={name}
      purpose={purpose}
      consent={consent}
    >
      <ScreenRoot shown={shown} offline={offline} />
      <NoScript />
      <Gallery
        locale={locale}
        type={entry.type}
        pictures={picturesOf(screensBeside(entry), locale, operator, icons)}
        current={entry.path}
      />
      {consent?.slot}
      {tip && (
        <Tips name={name} tip={tip}>
          <CommentsSection />
        </Tips>
      )}
      <NewVersion />
    </Layout>
  );
}
