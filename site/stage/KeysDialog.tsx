import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog';
import styles from './KeysDialog.module.css';
import { type StageAction, stageKeys } from './keys';

export function KeysDialog({ closed }: { closed: () => void }) {
  const t = useTranslations('keys');
  const names: Partial<Record<StageAction, string>> = { leave: t('escape'), walk: t('arrows') };
  const named = Object.entries(stageKeys).map(
    ([key, action]) => [names[action] ?? key.toUpperCase(), t(action)] as const,
  );
  // Both arrows have one name.
  const rows = [...new Map(named), [t('doubleClick'), t('doubleClickDoes')] as const];
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
