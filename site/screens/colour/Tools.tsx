import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { useStage } from '../../stage/useStage';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import type { ColourFields } from './fields';

const checkShape = 'M5 5h4v4H5zM15 5h4v4h-4zM5 15h4v4H5zM15 15h4v4h-4z';

export function ColourTools({ change }: ScreenProps<ColourFields>) {
  const t = useTranslations('colour.screen.check');
  const { enter } = useStage();
  const start = () => {
    change({ check: 1 });
    enter();
  };
  return (
    <button type="button" className={buttons.button} onClick={start}>
      <Icon shape={checkShape} />
      {t('start')}
    </button>
  );
}
