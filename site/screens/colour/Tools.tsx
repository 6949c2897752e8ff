import { useTranslations } from '../../i18n/translations';
import { useStage } from '../../stage/StageContext';
import type { ScreenProps } from '../../stage/screen';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import type { ColourFields } from './settings';

export function ColourTools({ change }: ScreenProps<ColourFields>) {
  const t = useTranslations('colour.screen.check');
  const { enter } = useStage();
  const start = () => {
    change({ check: 1 });
    enter();
  };
  return (
    <button type="button" className={buttons.button} onClick={start}>
      <Icon name="check" />
      {t('start')}
    </button>
  );
}
