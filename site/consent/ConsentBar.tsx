import { consentBarId } from '../elementIds';
import { type Locale, localeFacts } from '../i18n/locales';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import styles from './ConsentBar.module.css';
import type { Service } from './service';

type Props = { locale: Locale; services: readonly Service[] };

/** Part of the page and not over it, so that it can never cover a stage. */
export function ConsentBar({ locale, services }: Props) {
  const t = useTranslations('consent');
  const names = services.map(({ kind }) => t(`services.${kind}`));
  const list = new Intl.ListFormat(localeFacts(locale).tag).format(names);
  return (
    <section
      id={consentBarId}
      className={styles.bar}
      aria-label={t('label')}
      tabIndex={-1}
      data-services={JSON.stringify(services)}
    >
      <div className={styles.row}>
        <div className={styles.text}>
          <p tabIndex={-1} data-after="yes">
            {t('given')}
          </p>
          <p tabIndex={-1} data-after="no">
            {t('refused')}
          </p>
          <p data-question>{t('question', { services: list })}</p>
        </div>
        <div className={styles.answers}>
          <button type="button" value="no" className={buttons.button}>
            {t('refuse')}
          </button>
          <button type="button" value="yes" className={buttons.button}>
            {t('accept')}
          </button>
        </div>
      </div>
    </section>
  );
}
