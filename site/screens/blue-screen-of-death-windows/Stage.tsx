import { useMemo, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/translations';
import { useStage, useStageKeys } from '../../stage/useStage';
import { isAnswered } from './keys';
import { blackFor, narrowGrid, stopAfter, textScreen, wideGrid } from './model';
import styles from './Stage.module.css';
import { TextMode } from './TextMode';

export function BlueScreenOfDeathWindowsStage() {
  const t = useTranslations('blue-screen-of-death-windows.screen');
  const { full } = useStage();
  const [keys, setKeys] = useState(0);
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);

  const answer = (at: number) => {
    if (at - answeredAt.current < blackFor) return;
    answeredAt.current = at;
    setKeys((pressed) => pressed + 1);
  };
  useStageKeys((event) => {
    if (!isAnswered(event, full)) return false;
    if (!event.repeat) answer(event.timeStamp);
    return true;
  });

  const fatal = t('fatal', stopAfter(keys));
  const [close, restart, prompt] = [t('close'), t('restart'), t('continue')];
  const { wide, narrow } = useMemo(() => {
    const words = { title: 'Windows', fatal, choices: [close, restart], prompt };
    return { wide: textScreen(words, wideGrid), narrow: textScreen(words, narrowGrid) };
  }, [fatal, close, restart, prompt]);

  return (
    <div
      className={styles.crash}
      onPointerUp={({ pointerType, timeStamp }) => {
        if (pointerType !== 'mouse') answer(timeStamp);
      }}
    >
      <TextMode screen={wide} fit="wide" />
      <TextMode screen={narrow} fit="narrow" />
      {keys > 0 && (
        <div
          key={keys}
          className={styles.black}
          style={{ animationDuration: `${blackFor}ms` }}
          data-black
        />
      )}
    </div>
  );
}
