import { type CSSProperties, useRef } from 'react';
import { useSize } from '../../hooks/useSize';
import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { giveOrder, useOrders } from '../../stage/useOrders';
import { useStage, useStageKeys } from '../../stage/useStage';
import type { DvdFields, DvdState } from './fields';
import { isHigh } from './flight';
import { Logo } from './Logo';
import { logoSize, roomFor, scaleOf, textSize, unscaled } from './model';
import styles from './Stage.module.css';
import { palette } from './seen';
import { useFlight } from './useFlight';
import { useTextProportion } from './useTextProportion';

export function DvdScreensaverStage(props: ScreenProps<DvdFields, DvdState>) {
  const { settings, state, setState } = props;
  const t = useTranslations('dvd-screensaver.screen');
  const { full } = useStage();
  const scene = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);

  const text = settings.text.trim();
  const proportion = useTextProportion(mark, text);
  const stage = useSize(scene);
  const scale = stage ? scaleOf(stage, full ? undefined : screen) : 1;
  const box = stage && unscaled(stage, scale);
  const logo = logoSize(settings.size);
  const size = text && box ? textSize(settings.size, proportion, box) : logo;
  useFlight({ ...props, mark, scale, room: box && roomFor(box, size) });

  useOrders((order) => order !== 'restart' && setState({ paused: order === 'pause' }));
  const togglePause = () => giveOrder(state.paused ? 'resume' : 'pause');
  useStageKeys((event) => {
    if (event.key !== ' ' || event.repeat) return false;
    togglePause();
    return true;
  }, full);

  const measures: Record<string, string | number> = {
    '--width': size.width,
    '--height': size.height,
    ...(stage && { '--pixel': `${scale}px` }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same action has a button and the key Space
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same action has a button and the key Space
    <div
      ref={scene}
      className={styles.scene}
      style={measures as CSSProperties}
      data-full={full}
      onClick={settings.clickPauses ? togglePause : undefined}
    >
      <div
        ref={mark}
        className={text ? styles.text : styles.logo}
        style={{ color: palette[state.seen.colour] }}
        data-mark
      >
        {text || <Logo />}
      </div>
      <p
        className={styles.paused}
        role="status"
        data-low={state.flight !== null && isHigh(state.flight)}
      >
        {state.paused && t('paused')}
      </p>
    </div>
  );
}
