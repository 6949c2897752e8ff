import { useClock } from '../../hooks/useClock';
import { useTranslations } from '../../i18n/translations';
import { useStage } from '../../stage/useStage';
import type { DvdState } from './fields';
import { timeToCorner } from './flight';
import { duration } from './model';
import styles from './ScoreBoard.module.css';

type Props = { state: DvdState; language: string };

export function ScoreBoard({ state: { flight, seen }, language }: Props) {
  const t = useTranslations('dvd-screensaver.screen');
  const { running, full } = useStage();
  const now = useClock(1000, running && !full && flight?.paused === false);
  const count = (value: number) => new Intl.NumberFormat(language).format(value);
  const rows = [
    [t('bounces'), count(seen.bounces)],
    [t('corners'), count(seen.corners)],
    [t('nextCorner'), flight ? duration(timeToCorner(flight, now)) : '–'],
  ];
  return (
    <dl className={styles.board}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
