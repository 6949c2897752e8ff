import type { ScreenPage } from '../../stage/page';
import type { QrDrawing } from '../../ui/qrPath';
import styles from './Stage.module.css';

/** Leads to a page of this site. */
export function QrCode({ page }: { page: ScreenPage }) {
  const { size, path } = page.precomputed as QrDrawing;
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      data-qr
    >
      <path d={path} />
    </svg>
  );
}
