import { useCallback, useState } from 'react';
import { storage } from './storage';

/** One draft per page for a comment, and one per comment for a reply to it. */
export const draftKey = (path: string, parentId = '') => `draft ${path} ${parentId}`.trimEnd();

/** Whether the visitor has begun to write there. */
export const isDrafted = (path: string, parentId: string) =>
  Boolean(storage.read(draftKey(path, parentId)));

/** What somebody has begun to write, kept until it is sent or given up; `undefined` is no draft. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState(() => storage.read(key));
  const write = useCallback(
    (text: string | undefined) => {
      setDraft(text);
      storage.write(key, text);
    },
    [key],
  );
  return [draft, write] as const;
}
