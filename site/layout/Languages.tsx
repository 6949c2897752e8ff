import { localeFacts, siteLocales } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon';
import styles from './Languages.module.css';
import type { LayoutPage } from './page';

const listId = 'languages';
const globeShape =
  'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18';

export function Languages({ page }: { page: LayoutPage }) {
  const t = useTranslations('layout');
  const current = localeFacts(page.locale);
  return (
    <div className={styles.languages}>
      <button
        type="button"
        className={buttons.quiet}
        popoverTarget={listId}
        aria-label={`${t('languages')}: ${current.label}`}
      >
        <Icon shape={globeShape} />
        <span className={styles.current}>{current.label}</span>
      </button>
      <ul id={listId} className={styles.list} popover="auto" aria-label={t('languages')}>
        {siteLocales.map((locale) => {
          const { label, tag } = localeFacts(locale);
          return (
            <li key={locale}>
              <a
                href={addressOf({ locale, kind: 'standard', path: page.path ?? '/' })}
                lang={tag}
                hrefLang={tag}
                aria-current={locale === page.locale}
                data-keeps-query
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
