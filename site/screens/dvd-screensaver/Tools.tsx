import { giveOrder } from '../../hooks/useOrders';
import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import type { DvdFields, DvdShared } from './settings';

export function DvdScreensaverTools({ shared: { paused } }: ScreenProps<DvdFields, DvdShared>) {
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
