import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { useAnnounce } from './Announcer';
import { deleteComment } from './api';
import styles from './DeleteDialog.module.css';
import { codeOf } from './failure';
import { useComments } from './useComments';
import { useProblem } from './useProblem';
import writing from './Writing.module.css';

type Props = { id: string; replies: number; closed: () => void };

export function DeleteDialog({ id, replies, closed }: Props) {
  const t = useTranslations('comments');
  const announce = useAnnounce();
  const { removed } = useComments();
  const element = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [deleting, setDeleting] = useState(false);
  const { problem, tell, explain } = useProblem();
  useEffect(() => element.current?.showModal(), []);

  const finish = (announcement: string) => {
    element.current?.close();
    removed(id);
    announce(announcement);
  };
  const confirm = async () => {
    setDeleting(true);
    try {
      await deleteComment(id);
      finish(t('heard.deleted'));
    } catch (reason) {
      setDeleting(false);
      const code = codeOf(reason);
      if (code === 'not-found') finish(t('errors.gone'));
      else if (code === 'not-yours') explain(reason);
      else tell(t('delete.failed'));
    }
  };

  return (
    // With the focus on itself when nothing in it has it, keys stay with the dialog.
    <dialog
      ref={element}
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby={title}
      closedby="any"
      onClose={closed}
    >
      <h3 id={title}>{t('delete.title')}</h3>
      <p>{replies > 0 ? t('delete.withReplies', { count: replies }) : t('delete.alone')}</p>
      {problem && <p className={writing.problem}>{problem}</p>}
      <form method="dialog" className={styles.answers}>
        <button type="submit" className={buttons.button}>
          {t('delete.cancel')}
        </button>
        <button type="button" className={buttons.primary} disabled={deleting} onClick={confirm}>
          {t(deleting ? 'delete.deleting' : 'delete.confirm')}
        </button>
      </form>
    </dialog>
  );
}
