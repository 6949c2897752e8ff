import { useId } from 'react';
import type { ScreenEntry, ScreenType } from '../catalogue/types';
import type { Locale } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { useTranslations } from '../i18n/translations';
import styles from './Gallery.module.css';

/** A screen with its name, and the address of the drawing of its emoji. */
export type Picture = { entry: ScreenEntry; name: string; icon: string };
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
      <h2 id={title}>{t(type)}</h2>
      <ul className={styles.wall}>
        {pictures.map(({ entry, name, icon }) => (
          <li key={entry.path}>
            <a
              className={styles.link}
              href={addressOf({ locale, kind: 'standard', path: entry.path })}
              aria-current={entry.path === current ? 'page' : undefined}
            >
              <Thumbnail entry={entry} />
              <span className={styles.name}>
                <img
                  className={styles.icon}
                  src={icon}
                  width="16"
                  height="16"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thumbnail({ entry }: { entry: ScreenEntry }) {
  const { thumbnail, iconColor } = entry;
  if (!thumbnail) {
    return <span className={styles.thumbnail} style={{ background: iconColor }} data-thumbnail />;
  }
  const { blur, ...picture } = thumbnail;
  return (
    <img
      className={styles.thumbnail}
      style={{ background: blur }}
      {...picture}
      alt=""
      loading="lazy"
      decoding="async"
      data-thumbnail
    />
  );
}
