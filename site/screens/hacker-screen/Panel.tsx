import { useTranslations } from '../../i18n/translations';
import { clamp } from '../../stage/fields';
import type { ScreenProps } from '../../stage/screen';
import buttons from '../../ui/buttons.module.css';
import { Checkbox } from '../../ui/Checkbox';
import { NumberSetting } from '../../ui/NumberSetting';
import { type HackerFields, speed } from './fields';
import styles from './Panel.module.css';

export function HackerScreenPanel({ settings, change }: ScreenProps<HackerFields>) {
  const t = useTranslations('hacker-screen.screen');
  const step = (by: number) => change({ speed: clamp(settings.speed + by, speed.min, speed.max) });
  return (
    <>
      <div className={styles.speed}>
        <NumberSetting
          label={t('speed')}
          value={settings.speed}
          min={speed.min}
          max={speed.max}
          change={(value) => change({ speed: value })}
        />
        <button
          type="button"
          className={buttons.button}
          aria-label={t('slower')}
          onClick={() => step(-1)}
        >
          −
        </button>
        <button
          type="button"
          className={buttons.button}
          aria-label={t('faster')}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <Checkbox label={t('auto')} checked={settings.auto} change={(auto) => change({ auto })} />
    </>
  );
}
