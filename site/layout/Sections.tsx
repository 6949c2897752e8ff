import type { ReactNode } from 'react';
import type { Section } from '../i18n/schema';
import styles from './Sections.module.css';

/** The long text of an information page. */
type Props = { sections: Section[]; children: ReactNode };

export function Sections({ sections, children }: Props) {
  return (
    <div className={styles.sections}>
      {children}
      {sections.map(({ title, body, list }) => (
        <section key={title}>
          <h2>{title}</h2>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
