import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './KeysDialog.module.css';

export function KeysDialog({ closed }: { closed: () => void }) {
  const t = useTranslations('keys');
  const rows = [
    ['F', t('fill')],
    [t('escape'), t('leave')],
    [t('arrows'), t('walk')],
    ['H', t('hide')],
    ['?', t('help')],
    [t('doubleClick'), t('doubleClickDoes')],
  ];
  return (
    <Dialog title={t('title')} close={t('close')} closed={closed}>
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
    </Dialog>
  );
}
