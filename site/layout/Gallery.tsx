import { useId } from 'react';
import type { ScreenEntry, ScreenType } from '../catalogue/types';
import type { Locale } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import styles from './Gallery.module.css';

export type Picture = { entry: ScreenEntry; name: string };
type Props = {
  locale: Locale;
  type: ScreenType;
  pictures: Picture[];
  current?: string | undefined;
};

export function Gallery({ locale, type, pictures, current }: Props) {
  const t = useTranslations('layout.gallery');
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.gallery}>
      <h2 id={title} className={styles.title}>
        {t(type)}
      </h2>
      <ul className={styles.wall}>
        {pictures.map(({ entry, name }) => (
          <li key={entry.path}>
            <a
              className={styles.link}
              href={addressOf({ locale, kind: 'standard', path: entry.path })}
              aria-current={entry.path === current ? 'page' : undefined}
            >
              <Thumbnail entry={entry} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ entry }: { entry: ScreenEntry }) {
  const { color, thumbnail, iconColor } = entry;
  const style = { background: color ?? thumbnail?.blur ?? iconColor };
  if (color !== undefined || thumbnail === undefined) {
    return <span className={styles.thumbnail} style={style} data-thumbnail />;
  }
  const { src, width, height } = thumbnail;
  return (
    <img
      className={styles.thumbnail}
      style={style}
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      decoding="async"
      data-thumbnail
    />
  );
}
