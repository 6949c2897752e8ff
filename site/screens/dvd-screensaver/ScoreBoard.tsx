import { useClock } from '../../hooks/useClock';
import { useTranslations } from '../../i18n/translations';
import { useStage } from '../../stage/StageContext';
import { timeToCorner } from './flight';
import { duration } from './model';
import styles from './ScoreBoard.module.css';
import type { DvdShared } from './settings';

type Props = { shared: DvdShared; language: string };

export function ScoreBoard({ shared: { flight, seen }, language }: Props) {
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
