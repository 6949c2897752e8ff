import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { Icon, type IconName } from '../ui/Icon';
import styles from './Controls.module.css';

type Props = {
  /** The display is filled for real; a full-screen page can still be taken that far. */
  on: boolean;
  takesTaps: boolean;
  toggle: () => void;
  previous: () => void;
  next: () => void;
  hide: (() => void) | undefined;
};

/** What appears over a full screen as soon as somebody moves. */
export function Controls({ on, takesTaps, toggle, previous, next, hide }: Props) {
  const t = useTranslations('stage');
  const action = on ? 'leave' : 'fill';
  return (
    <div className={styles.controls}>
      <Control icon="previous" name={t('previous')} act={previous} />
      <Control icon="next" name={t('next')} act={next} />
      {hide && <Control icon="hide" name={t('hideControls')} act={hide} />}
      <Control icon={on && takesTaps ? 'close' : action} name={t(action)} act={toggle} />
    </div>
  );
}

function Control({ icon, name, act }: { icon: IconName; name: string; act: () => void }) {
  return (
    <button type="button" className={buttons.icon} aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
