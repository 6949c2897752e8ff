import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicThread } from '../../contract/api';
import { useEvent } from '../hooks/useEvent';
import { useInterval } from '../hooks/useInterval';
import { useLatest } from '../hooks/useLatest';
import { usePageShown } from '../hooks/usePageShown';
import { getComments } from './api';
import { codeOf, type FailureCode } from './failure';
import { betweenLooks, isBadMoment } from './looks';
import { type Threads, withNewest, withOlder } from './threads';
import { isDrafted } from './useDraft';

/** The comments of a page, kept up to date while somebody is `looking` at them. */
export function useThreads(path: string, looking: boolean) {
  const [threads, setThreads] = useState<Threads>();
  const [trouble, setTrouble] = useState<FailureCode>();
  const latest = useLatest(threads);
  const tag = useRef<string>(undefined);
  const turn = useRef(0);

  const load = useCallback(async () => {
    const own = ++turn.current;
    try {
      const isCurrent = !latest.current?.isOutdated;
      const answer = await getComments(path, { tag: isCurrent ? tag.current : undefined });
      if (own !== turn.current) return;
      setTrouble(undefined);
      if (!answer) return;
      const { tag: newTag, ...newest } = answer;
      tag.current = newTag;
      setThreads((known) => withNewest(known, newest, (id) => isDrafted(path, id)));
    } catch (reason) {
      if (own === turn.current) setTrouble(codeOf(reason));
    }
  }, [path, latest]);

  /** `found` hears of them before they are shown. */
  const loadOlder = useCallback(
    async (found?: (comments: readonly PublicThread[]) => void) => {
      const before = latest.current?.older;
      const more = await getComments(path, { before });
      if (!more) return;
      found?.(more.comments);
      setThreads((known) => known && withOlder(known, before, more));
    },
    [path, latest],
  );

  /** Shows a change at once. An answer on its way knows nothing of it, so the server is asked anew. */
  const change = useCallback(
    (changed: (threads: Threads) => Threads) => {
      setThreads((known) => known && changed(known));
      load();
    },
    [load],
  );

  const retry = useCallback(() => {
    setTrouble(undefined);
    load();
  }, [load]);

  const shown = usePageShown();
  useEffect(() => {
    if (shown) load();
  }, [shown, load]);
  useEvent('window', 'online', load);
  useInterval(() => !isBadMoment() && load(), betweenLooks, shown && looking && trouble !== 'off');

  return { threads, trouble, retry, loadOlder, change };
}
