import { useState } from 'react';
import { useReducedMotion } from '../hooks/useMediaQuery';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon';
import styles from './useCalmStart.module.css';

/**
 * For screens that flash or flicker: who asked for less motion gets a still picture and a button.
 * `moving` says whether the screen may move; `playButton` is to be laid over it.
 */
export function useCalmStart() {
  const t = useTranslations('stage');
  const calm = useReducedMotion();
  const [asked, setAsked] = useState(false);
  const moving = !calm || asked;
  const playButton = moving ? null : (
    <button
      type="button"
      className={`${buttons.primary} ${styles.play}`}
      onClick={() => setAsked(true)}
    >
      <Icon name="play" />
      {t('play')}
    </button>
  );
  return { moving, playButton };
}
