import { useTranslations } from '../i18n/translations';
import { qrPath } from '../ui/qrPath';
import styles from './ShareDialog.module.css';

/** The squares of a larger code would be too small for a camera. It holds 1,273 letters. */
const largest = 25;

function drawing(text: string) {
  try {
    return qrPath(text, { largest });
  } catch {
    return undefined;
  }
}

export function QrCode({ text }: { text: string }) {
  const t = useTranslations('share');
  const drawn = drawing(text);
  if (!drawn) return null;
  const { size, path } = drawn;
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
        <title>{t('qr')}</title>
        <path d={path} />
      </svg>
      <figcaption className={styles.note}>{t('qrNote')}</figcaption>
    </figure>
  );
}
