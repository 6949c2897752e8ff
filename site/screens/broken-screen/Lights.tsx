import { reach } from './geometry';
import styles from './Stage.module.css';

const around = { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0 } as const;

/** The gradients that every impact is painted with. */
export function Lights() {
  return (
    <svg className={styles.lights} aria-hidden="true">
      <radialGradient id="broken-halo" {...around} r={reach}>
        <stop stopColor="#dfe8ff" stopOpacity=".2" />
        <stop offset=".15" stopColor="#cdd9ff" stopOpacity=".09" />
        <stop offset=".5" stopColor="#cdd9ff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="broken-light" {...around} r={reach}>
        <stop stopColor="#fff" stopOpacity=".5" />
        <stop offset=".12" stopColor="#fff" stopOpacity=".22" />
        <stop offset=".5" stopColor="#fff" stopOpacity=".07" />
        <stop offset="1" stopColor="#fff" stopOpacity=".02" />
      </radialGradient>
      <radialGradient id="broken-pit" {...around} r="120">
        <stop stopColor="#000" stopOpacity=".75" />
        <stop offset=".25" stopColor="#fff" stopOpacity=".6" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
    </svg>
  );
}
