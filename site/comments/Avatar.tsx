import { useState } from 'react';
import styles from './Avatar.module.css';
import { initialsOf } from './initials';

/** Decoration: the name stands beside it. */
export function Avatar({ name, photo }: { name: string; photo?: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {photo && photo !== broken ? (
        <img
          src={photo}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
