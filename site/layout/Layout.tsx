import type { ReactNode } from 'react';
import type { ScreenType } from '../catalogue/types';
import { useTranslations } from '../i18n/translations';
import { Footer, type FooterLink } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import type { LayoutPage } from './page';

type Props = {
  page: LayoutPage;
  category?: ScreenType | undefined;
  feedback: string;
  footer: FooterLink[];
  name: string;
  purpose: string;
  consent?: { bar: ReactNode; change: ReactNode } | undefined;
  children: ReactNode;
};

export function Layout(props: Props) {
  const { page, category, feedback, footer, name, purpose, consent, children } = props;
  const t = useTranslations('layout');
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {consent?.bar}
      <Header page={page} category={category} feedback={feedback} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.purpose}>{purpose}</p>
        </div>
        {children}
      </main>
      <Footer page={page} links={footer}>
        {consent?.change}
      </Footer>
    </>
  );
}
