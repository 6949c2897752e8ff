import { useMemo } from 'react';
import { useClock } from '../../hooks/useClock';
import type { ScreenProps } from '../../stage/screen';
import { useStage } from '../../stage/useStage';
import type { FlipClockFields } from './fields';
import { clockWords, hasTwelveHours, readingAt, regionalTag, unset } from './model';
import { Pair } from './Pair';
import styles from './Stage.module.css';

export function FlipClockScreensaverStage({ page, settings }: ScreenProps<FlipClockFields>) {
  const { running } = useStage();
  const now = useClock(1000, running);
  const isSet = now > 0;
  const isTwelve = useMemo(
    () => isSet && hasTwelveHours(settings.hours, regionalTag(page.tag, navigator.languages)),
    [isSet, settings.hours, page.tag],
  );
  const words = useMemo(() => clockWords(page.tag, isTwelve), [page.tag, isTwelve]);
  const minute = Math.floor(now / 60_000);
  const { half, spoken, date } = useMemo(() => words(new Date(minute * 60_000)), [words, minute]);

  const time = new Date(now);
  const reading = isSet ? readingAt(time, isTwelve) : unset;
  return (
    <div
      className={styles.scene}
      data-theme={settings.theme}
      data-seconds={settings.seconds}
      data-date={settings.date}
    >
      <div className={styles.clock} aria-hidden="true">
        <Pair
          value={reading.hours}
          half={isTwelve ? half : ''}
          isLate={isTwelve && time.getHours() >= 12}
        />
        <Pair value={reading.minutes} />
        {settings.seconds && <Pair value={reading.seconds} />}
      </div>
      {settings.date && <p className={styles.date}>{isSet && date}</p>}
      <div className="visually-hidden" role="timer" aria-live="off">
        {isSet && spoken}
      </div>
      <div className={styles.dimmer} style={{ opacity: 1 - settings.brightness / 100 }} />
    </div>
  );
}
