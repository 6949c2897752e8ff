import { useState } from 'react';
import type { Display, useDisplays } from '../hooks/useDisplays';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import styles from './Displays.module.css';
import { FollowersBar } from './FollowersBar';
import type { Followers } from './useFollowers';
import { coverOf, secondWindow } from './windows';

type Props = { followers: Followers; displays: ReturnType<typeof useDisplays> };

export function Displays({ followers, displays }: Props) {
  const t = useTranslations('share.displays');
  const { canFind, isDenied, others, find } = displays;
  const [isBlocked, setBlocked] = useState(false);
  const open = (...features: string[]) =>
    setBlocked(!features.map((one) => followers.open(one)).every(Boolean));
  const nameOf = ({ label, number, width, height }: Display) =>
    label ? t('named', { label, width, height }) : t('one', { number, width, height });
  return (
    <section className={styles.displays}>
      <h3>{t('title')}</h3>
      <p className={styles.note}>{t('intro')}</p>
      <div className={styles.actions}>
        {others.map((display) => (
          <button
            key={display.number}
            type="button"
            className={buttons.button}
            onClick={() => open(coverOf(display))}
          >
            {nameOf(display)}
          </button>
        ))}
        {others.length > 1 && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => open(...others.map(coverOf))}
          >
            {t('all')}
          </button>
        )}
        {canFind && (
          <button type="button" className={buttons.button} onClick={find}>
            {t('find')}
          </button>
        )}
        <button type="button" className={buttons.button} onClick={() => open(secondWindow)}>
          {t('window')}
        </button>
      </div>
      <p className={styles.note}>{t(canFind ? 'findNote' : 'windowNote')}</p>
      <p className={styles.problem} role="alert">
        {isBlocked ? t('blocked') : isDenied && t('denied')}
      </p>
      <FollowersBar {...followers} />
    </section>
  );
}
