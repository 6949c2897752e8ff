import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import styles from './FollowersBar.module.css';
import type { Followers } from './useFollowers';

/** How many windows show the same, and a way to be rid of them. */
export function FollowersBar({ count, closeAll }: Pick<Followers, 'count' | 'closeAll'>) {
  const t = useTranslations('share.displays');
  return (
    <div className={styles.bar} role="status">
      {count > 0 && (
        <>
          <span>{t('running', { count })}</span>
          <button type="button" className={buttons.button} onClick={closeAll}>
            {t('closeAll')}
          </button>
        </>
      )}
    </div>
  );
}
