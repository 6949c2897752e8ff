import { type ReactNode, useId } from 'react';
import type { Tip } from '../i18n/schema';
import { useTranslations } from '../i18n/translations';
import styles from './Tips.module.css';

type Props = { name: string; tip: Tip; children: ReactNode };

/** `children` is what visitors have to say about the page; it comes first. */
export function Tips({ name, tip, children }: Props) {
  const t = useTranslations('layout');
  const title = useId();
  return (
    <>
      {children}
      <section aria-labelledby={title} className={styles.tips}>
        <h2 id={title}>{t('tips', { name })}</h2>
        <ul className={styles.cards}>
          {tip.content.map((card) => (
            <li key={card.title} className={styles.card}>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
        {tip.subTips.length > 0 && (
          <div className={styles.columns}>
            {tip.subTips.map((column) => (
              <section key={column.title}>
                <h3>{column.title}</h3>
                <ul>
                  {column.content.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </section>
    </>
  );
}
