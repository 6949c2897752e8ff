import { Fragment, type ReactNode } from 'react';
import type { Section } from '../i18n/schema';
import styles from './Sections.module.css';

/** Whoever is told to write should not have to copy where to. */
function WithMailLink({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <a href={`mailto:${email}`}>{email}</a>
          {rest}
        </Fragment>
      ))}
    </>
  );
}

/** The long text of an information page. */
type Props = { sections: Section[]; email: string; children: ReactNode };

export function Sections({ sections, email, children }: Props) {
  return (
    <div className={styles.sections}>
      {children}
      {sections.map(({ title, body, list }) => (
        <section key={title}>
          <h2>{title}</h2>
          {body.map((paragraph) => (
            <p key={paragraph}>
              <WithMailLink text={paragraph} email={email} />
            </p>
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
