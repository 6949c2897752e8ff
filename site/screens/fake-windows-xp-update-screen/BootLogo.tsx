import { Flag } from './Flag';
import styles from './Stage.module.css';

/** The lengths are given, so that the letters stand right in whatever font there is. */
const fitted = { lengthAdjust: 'spacingAndGlyphs' } as const;

export function BootLogo() {
  return (
    <svg className={styles.logo} viewBox="0 0 300 170" aria-hidden="true">
      <Flag />
      <g fill="#fff">
        <text x="17" y="99" fontSize="24" textLength="100" {...fitted}>
          Microsoft
        </text>
        <text x="118" y="89" fontSize="8">
          ®
        </text>
        <text x="13" y="152" fontSize="62" textLength="232" stroke="#fff" {...fitted}>
          Windows
        </text>
        <text x="249" y="125" fontSize="32" textLength="34" fill="#f47b20" {...fitted}>
          xp
        </text>
      </g>
    </svg>
  );
}
