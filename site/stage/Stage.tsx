import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { ErrorBoundary } from './ErrorBoundary';
import type { ScreenPage } from './page';
import styles from './Stage.module.css';
import { useDoubleClick } from './useDoubleClick';
import { useStage } from './useStage';

type Props = {
  element: RefObject<HTMLElement | null>;
  page: ScreenPage;
  filled: boolean;
  /** Pointer and controls are out of the way. */
  quiet: boolean;
  toggle: () => void;
  screen: ReactNode;
  children: ReactNode;
};

export function Stage({ element, page, filled, quiet, toggle, screen, children }: Props) {
  const t = useTranslations('stage');
  const { full, running } = useStage();
  const click = useDoubleClick(toggle);
  const name = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same action has the key F and two buttons
    <section
      ref={element}
      className={styles.stage}
      tabIndex={-1}
      aria-labelledby={name}
      data-stage
      data-kind={page.kind}
      data-full={full}
      data-filled={filled}
      data-running={running}
      data-quiet={quiet}
      onClick={click}
    >
      <h2 id={name} className="visually-hidden" aria-live="polite">
        {t('label', { name: page.name })}
      </h2>
      <ErrorBoundary key={page.path} fallback={(retry) => <Failure retry={retry} />}>
        <div className={styles.screen}>{screen}</div>
      </ErrorBoundary>
      {children}
    </section>
  );
}

function Failure({ retry }: { retry: () => void }) {
  const t = useTranslations('stage');
  const { full, leave } = useStage();
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>{t('error.title')}</p>
      <p>{t('error.advice')}</p>
      <p className={styles.failureActions}>
        <button type="button" className={buttons.primary} onClick={retry}>
          {t('error.retry')}
        </button>
        {full && (
          <button type="button" className={buttons.button} onClick={leave}>
            {t('leave')}
          </button>
        )}
      </p>
    </div>
  );
}
