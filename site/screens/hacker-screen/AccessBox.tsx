import { useTranslations } from '../../i18n/translations';
import styles from './AccessBox.module.css';
import type { Access } from './access';

export function AccessBox({ access }: { access: Access }) {
  const t = useTranslations('hacker-screen.screen');
  return (
    <div className={styles.cover}>
      <p className={styles.box} data-access={access}>
        {t(access)}
      </p>
    </div>
  );
}
