import { categories } from '../catalogue/lookups';
import type { ScreenType } from '../catalogue/types';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import styles from './Navigation.module.css';
import type { LayoutPage } from './page';
import { useCategoryLabel } from './useCategoryLabel';

type Props = { page: LayoutPage; category?: ScreenType | undefined };

export function Navigation({ page, category }: Props) {
  const t = useTranslations('layout');
  const label = useCategoryLabel();
  return (
    <nav aria-label={t('navigation')}>
      <ul className={styles.list}>
        {categories().map(({ type, path }) => (
          <li key={type}>
            <a
              className={styles.link}
              href={addressOf({ locale: page.locale, kind: 'standard', path })}
              aria-current={page.path === path ? 'page' : type === category}
            >
              {label(type)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
