import { useEvent } from '../../hooks/useEvent';
import { useTranslations } from '../../i18n/translations';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import styles from './Notices.module.css';

/** For browsers that start no film by themselves, such as phones that save power. */
export function PlayButton({ play }: { play: () => void }) {
  const t = useTranslations('stage');
  return (
    <button type="button" className={`${buttons.primary} ${styles.middle}`} onClick={play}>
      <Icon name="play" />
      {t('play')}
    </button>
  );
}

function Reason() {
  const t = useTranslations('film.screen');
  const offline = useTranslations('offline.film');
  if (navigator.onLine) return t('failed');
  return (
    <p className={styles.reason}>
      <strong>{offline('title')}</strong> {offline('advice')}
    </p>
  );
}

export function Failure({ retry }: { retry: () => void }) {
  const t = useTranslations('film.screen');
  useEvent('window', 'online', retry);
  return (
    <div className={`${styles.failure} ${styles.middle}`} role="alert">
      <Reason />
      <button type="button" className={buttons.button} onClick={retry}>
        <Icon name="restart" />
        {t('retry')}
      </button>
    </div>
  );
}
