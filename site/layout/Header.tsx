import type { ScreenType } from '../catalogue/types';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';
import { Languages } from './Languages';
import { Logo } from './Logo';
import { Navigation } from './Navigation';
import navigation from './Navigation.module.css';
import type { LayoutPage } from './page';

const menuShape = 'M4 7h16M4 12h16M4 17h16';

type Props = { page: LayoutPage; category?: ScreenType | undefined; feedback: string };

const menuId = 'menu';

export function Header({ page, category, feedback }: Props) {
  const t = useTranslations('layout');
  const home = addressOf({ locale: page.locale, kind: 'standard', path: '/' });
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a href={home} className={styles.home} aria-label={t('home')}>
          <Logo />
        </a>
        {/* A popover needs no script to open, to close on a click outside, or to answer Esc. */}
        <div id={menuId} className={styles.menu} popover="auto">
          <button
            type="button"
            className={`${buttons.icon} ${styles.close}`}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t('closeMenu')}
          >
            <Icon name="close" />
          </button>
          <Navigation page={page} category={category} />
          <a className={navigation.link} href={feedback} target="_blank" rel="noopener">
            {t('feedback')}
            <span className="visually-hidden"> ({t('newTab')})</span>
          </a>
        </div>
        <Languages page={page} />
        <button
          type="button"
          className={`${buttons.icon} ${styles.open}`}
          popoverTarget={menuId}
          aria-label={t('menu')}
        >
          <Icon shape={menuShape} />
        </button>
      </div>
    </header>
  );
}
