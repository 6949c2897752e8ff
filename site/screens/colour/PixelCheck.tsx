import { useTranslations } from '../../i18n/translations';
import { useStageKeys } from '../../stage/useStage';
import { checkSteps, stepAfter, stepForKey } from './checkSteps';
import styles from './PixelCheck.module.css';

type Props = { step: number; go: (step: number) => void };

export function PixelCheck({ step, go }: Props) {
  const t = useTranslations('colour.screen.check');
  const current = checkSteps[step - 1];
  useStageKeys((event) => {
    const next = stepForKey(event.key, step);
    if (next !== undefined) go(next);
    return next !== undefined;
  });
  if (!current) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are taken from the whole stage
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken from the whole stage
    <div
      className={styles.check}
      data-check={current.name}
      onClick={(event) => {
        event.preventDefault();
        go(stepAfter(step, 1));
      }}
    >
      <p key={step} className={styles.caption}>
        <span className={styles.step}>{t('step', { step, steps: checkSteps.length })}</span>
        <span>{t(current.name)}</span>
        <span className={styles.how} data-for="keyboard">
          {t('howKeyboard')}
        </span>
        <span className={styles.how} data-for="touch">
          {t('howTouch')}
        </span>
      </p>
    </div>
  );
}
