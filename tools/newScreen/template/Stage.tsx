import type { CSSProperties } from 'react';
import type { ScreenProps } from '../../../site/stage/screen';
import type { NewScreenFields } from './fields';
import { type Light, lightsOf } from './model';
import styles from './Stage.module.css';

const measuresOf = ({ left, top, size, drift, seconds, begun, hue }: Light) =>
  ({
    '--left': `${left}cqw`,
    '--top': `${top}cqh`,
    '--size': `${size}cqmin`,
    '--drift': `${drift}cqh`,
    '--hue': hue,
    animationDuration: `${seconds}s`,
    animationDelay: `${-begun}s`,
  }) as CSSProperties;

export function NewScreenStage({ settings }: ScreenProps<NewScreenFields>) {
  return (
    <div className={styles.scene}>
      {lightsOf(settings.lights).map((light) => (
        <div key={light.left} className={styles.light} style={measuresOf(light)} data-light />
      ))}
    </div>
  );
}
