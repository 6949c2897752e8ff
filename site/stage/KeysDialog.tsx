import { useEffect, useId, useRef } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon';
import styles from './KeysDialog.module.css';

export function KeysDialog({ closed }: { closed: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  const t = useTranslations('stage.keys');
  const title = useId();
  const rows = [
    ['F', t('fill')],
    [t('escape'), t('leave')],
    [t('arrows'), t('walk')],
    ['H', t('hide')],
    ['?', t('help')],
    [t('doubleClick'), t('doubleClickDoes')],
  ];
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={title}
      closedby="any"
      onClose={closed}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={title}>{t('title')}</h2>
        <button type="submit" className={buttons.icon} aria-label={t('close')} title={t('close')}>
          <Icon name="close" />
        </button>
      </form>
      <dl className={styles.keys}>
        {rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd className={buttons.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
