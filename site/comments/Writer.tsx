import { useState } from 'react';
import { commentAnchor, commentsAnchor, type PublicComment } from '../../contract/api';
import { useTranslations } from '../i18n/translations';
import { useAnnounce } from './Announcer';
import { useAuth } from './AuthProvider';
import { addComment } from './api';
import { codeOf } from './failure';
import { SignIn } from './SignIn';
import { useAuthorName } from './useAuthorName';
import { useComments } from './useComments';
import { useProblem } from './useProblem';
import { WritingForm } from './WritingForm';

type Props = {
  /** The comment that is answered. */
  parent?: PublicComment;
  draft: string;
  /** Without a text, the draft is done with. */
  write: (text: string | undefined) => void;
  focused?: boolean;
  cancel?: () => void;
};

/** Lets the signed-in visitor write, and others sign in. */
export function Writer({ parent, draft, write, focused = false, cancel: act }: Props) {
  const t = useTranslations('comments');
  const announce = useAnnounce();
  const nameOf = useAuthorName();
  const { user, refresh } = useAuth();
  const { page, added } = useComments();
  const [saving, setSaving] = useState(false);
  const { problem, explain, solved } = useProblem();

  const send = async (text: string) => {
    setSaving(true);
    solved();
    try {
      const comment = await addComment({ page: page.path, text, parentId: parent?.id });
      write(undefined);
      added(comment);
      announce(t(parent ? 'heard.replied' : 'heard.posted'));
      return true;
    } catch (reason) {
      explain(reason);
      if (codeOf(reason) === 'not-signed-in') refresh();
      return false;
    } finally {
      setSaving(false);
    }
  };

  const cancel = act && { word: t('reply.cancel'), act };
  if (!user) {
    return (
      <SignIn
        prompt={t(parent ? 'reply.signIn' : 'signIn.prompt')}
        anchor={parent ? commentAnchor(parent.id) : commentsAnchor}
        problem={problem}
        hasDraft={draft !== ''}
        cancel={cancel}
      />
    );
  }
  const words = parent
    ? {
        label: t('reply.label', { name: nameOf(parent) }),
        send: t('reply.send'),
        sending: t('reply.sending'),
      }
    : {
        label: t('form.label'),
        placeholder: t('form.placeholder'),
        send: t('form.send'),
        sending: t('form.sending'),
      };
  return (
    <WritingForm
      {...{ words, send, saving, problem, cancel, focused }}
      text={draft}
      change={(text) => {
        write(text);
        solved();
      }}
    />
  );
}
