import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon';
import { fillKey } from './keys';
import styles from './Toolbar.module.css';

type Props = {
  fill: () => void;
  bareAddress: string;
  share: () => void;
  showKeys: () => void;
  children: ReactNode;
};

export function Toolbar({ fill, bareAddress, share, showKeys, children }: Props) {
  const t = useTranslations('stage');
  return (
    <div className={styles.toolbar}>
      <button type="button" className={buttons.primary} onClick={fill} data-fill>
        <Icon name="fill" />
        {t('fill')}
        <span className={`${buttons.key} ${styles.key}`} aria-hidden="true">
          {fillKey.toUpperCase()}
        </span>
      </button>
      {children}
      <a className={buttons.quiet} href={bareAddress} title={t('barePurpose')} data-bare>
        <Icon name="bare" />
        {t('bare')}
      </a>
      <button type="button" className={buttons.quiet} onClick={share}>
        <Icon name="share" />
        {t('share')}
      </button>
      <button type="button" className={`${buttons.quiet} ${styles.keys}`} onClick={showKeys}>
        <Icon name="keys" />
        {t('keys')}
      </button>
    </div>
  );
}
