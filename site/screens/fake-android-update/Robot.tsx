import { type ReactNode, useId } from 'react';
import styles from './Robot.module.css';

type Props = { broken?: boolean; children: ReactNode };

/** On its back with the hatch open; `children` hover over the hatch. */
export function Robot({ broken = false, children }: Props) {
  const id = useId();
  const shell = `url(#${id})`;
  return (
    <div className={styles.robot}>
      <svg className={styles.drawing} viewBox="0 0 300 200" aria-hidden="true">
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b3dc62" />
          <stop offset="1" stopColor="#7aa632" />
        </linearGradient>
        <ellipse cx="150" cy="180" rx="128" ry="8" fill="#141c0c" />
        <path d="M40 134L22 124" stroke="#8fbb45" strokeWidth="5" strokeLinecap="round" />
        <circle cx="20" cy="122" r="6.5" fill="#b3dc62" />
        <g fill="#64892a">
          <rect x="214" y="120" width="44" height="20" rx="9" />
          <rect x="246" y="96" width="19" height="44" rx="9" />
        </g>
        <g fill={shell}>
          <rect x="38" y="112" width="60" height="62" rx="22" />
          <rect x="105" y="106" width="103" height="68" rx="16" />
          <rect x="214" y="146" width="52" height="24" rx="11" />
          <rect x="255" y="116" width="22" height="54" rx="11" />
        </g>
        <ellipse cx="156" cy="113" rx="38" ry="9.5" fill="#17210d" />
        <path d="M118 113a38 9.5 0 0 1 76 0" fill="none" stroke="#d3f08f" strokeWidth="2.5" />
        <g transform="rotate(-54 196 110)">
          <ellipse cx="233" cy="110" rx="37" ry="9.5" fill="#8fbb45" />
          <ellipse cx="233" cy="107.5" rx="33" ry="6.5" fill="#5d8026" />
        </g>
        <rect
          x="116"
          y="146"
          width="66"
          height="24"
          rx="12"
          fill={shell}
          stroke="#4d6b1f"
          strokeWidth="3"
        />
        <rect x="47" y="119" width="42" height="21" rx="10.5" fill="#17210d" />
        {broken ? (
          <path
            d="M54 126l7 7M61 126l-7 7M75 126l7 7M82 126l-7 7"
            stroke="#ef5350"
            strokeWidth="3"
            strokeLinecap="round"
          />
        ) : (
          <g fill="#e6ffd0">
            <circle cx="58" cy="129.5" r="4" />
            <circle cx="78" cy="129.5" r="4" />
          </g>
        )}
      </svg>
      <div className={styles.above}>{children}</div>
    </div>
  );
}
