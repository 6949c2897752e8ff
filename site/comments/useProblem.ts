import { useCallback, useState } from 'react';
import { commentLimits } from '../../contract/commentLimits';
import type { KeysOf, Messages } from '../i18n/messages';
import { useTranslations } from '../i18n/translations';
import { useAnnounce } from './Announcer';
import { Failure, type FailureCode } from './failure';

type ErrorKey = KeysOf<Messages['comments']['errors']>;

const keys: Partial<Record<FailureCode, ErrorKey>> = {
  offline: 'offline',
  'not-signed-in': 'sessionExpired',
  'text-empty': 'textEmpty',
  'text-too-long': 'textTooLong',
  'body-too-large': 'textTooLong',
  duplicate: 'duplicate',
  'too-many-posts': 'tooManyPosts',
  'too-many-requests': 'tooManyRequests',
  'parent-gone': 'parentGone',
  'thread-full': 'threadFull',
  'not-yours': 'notYours',
  'not-found': 'gone',
  unavailable: 'unavailable',
  'sign-in-off': 'unavailable',
};

/** What a failure means, in the visitor's language. */
function useExplained() {
  const t = useTranslations('comments.errors');
  return (reason: unknown) => {
    const { code, retryAfter } = reason instanceof Failure ? reason : new Failure('internal');
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return t(keys[code] ?? 'unknown', { minutes, limit: commentLimits.text });
  };
}

/** The last thing that went wrong here: shown, and heard once. */
export function useProblem() {
  const explain = useExplained();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string>();
  const tell = (text: string) => {
    setProblem(text);
    announce(text);
  };
  const solved = useCallback(() => setProblem(undefined), []);
  return { problem, tell, explain: (reason: unknown) => tell(explain(reason)), solved };
}
