import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { giveOrder } from '../../stage/useOrders';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import type { DvdFields, DvdState } from './fields';

export function DvdScreensaverTools({ state: { paused } }: ScreenProps<DvdFields, DvdState>) {
  const t = useTranslations('dvd-screensaver.screen');
  return (
    <button
      type="button"
      className={buttons.button}
      onClick={() => giveOrder(paused ? 'resume' : 'pause')}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      {t(paused ? 'resume' : 'pause')}
    </button>
  );
}
