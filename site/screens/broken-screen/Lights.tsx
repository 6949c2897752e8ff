import { reach } from './geometry';
import styles from './Stage.module.css';

/** How opaque the white of a light is, at which part of the way from the impact. */
type Stop = [part: number, opacity: number];
type Light = { id: string; radius: number; stops: Stop[] };

// biome-ignore format: a table
const lights: Light[] = [
  { id: 'broken-light', radius: reach, stops: [[0, 0.6], [0.12, 0.28], [0.35, 0.12], [1, 0.02]] },
  { id: 'broken-edge', radius: reach, stops: [[0, 1], [0.2, 0.9], [0.6, 0.55], [1, 0.4]] },
  { id: 'broken-pit', radius: 75, stops: [[0, 0.7], [0.35, 0.3], [1, 0]] },
];

/** The gradients that every impact is painted with. */
export function Lights() {
  return (
    <svg className={styles.lights} aria-hidden="true">
      {lights.map(({ id, radius, stops }) => (
        <radialGradient key={id} id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
          {stops.map(([part, opacity]) => (
            <stop key={part} offset={part} stopColor="#fff" stopOpacity={opacity} />
          ))}
        </radialGradient>
      ))}
    </svg>
  );
}
