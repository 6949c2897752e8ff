import type { Section } from '../i18n/schema';
import styles from './Sections.module.css';

/** The long text of an information page. */
export function Sections({ sections, lang }: { sections: Section[]; lang?: string | undefined }) {
  return (
    <div className={styles.sections} lang={lang}>
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
