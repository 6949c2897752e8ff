import { type ReactNode, useId } from 'react';
import { useTranslations } from '../i18n/translations';
import styles from './PanelFrame.module.css';

export function PanelFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('stage');
  const title = useId();
  return (
    <aside className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('settings')}
      </h2>
      {children}
    </aside>
  );
}
