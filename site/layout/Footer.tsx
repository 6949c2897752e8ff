import type { ReactNode } from 'react';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import styles from './Footer.module.css';
import type { LayoutPage } from './page';

export type FooterLink = { path: string; name: string };

const year = '2025';

type Props = { page: LayoutPage; links: FooterLink[]; children: ReactNode };

/** `children` are more items of the list. */
export function Footer({ page, links, children }: Props) {
  const t = useTranslations('layout');
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer')}>
        <ul className={styles.links}>
          {links.map(({ path, name }) => (
            <li key={path}>
              <a
                href={addressOf({ locale: page.locale, kind: 'standard', path })}
                aria-current={page.path === path ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
          {children}
        </ul>
      </nav>
      <p className={styles.copyright}>
        {t('copyright', { year })}
        <img src="/flag-us.svg" alt={t('flag')} width="28" height="15" loading="lazy" />
      </p>
    </footer>
  );
}
