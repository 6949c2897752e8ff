import { useEffect, useRef, useState } from 'react';
import { useEvent } from '../../hooks/useEvent';
import { type Access, accessFor, isSecretKey, noTaps, tap } from './access';

/** Macs tell of Caps Lock by turns: a press when it goes on, a release when it goes off. */
const isMac = () => /^Mac/.test(navigator.platform);

/** Access is granted or denied by a secret key hit three times, until something closes the box. */
export function useAccess(full: boolean) {
  const [access, setAccess] = useState<Access>();
  const taps = useRef(noTaps);
  const close = () => setAccess(undefined);

  /** True when the key was one of the secret ones. */
  const listen = (event: KeyboardEvent): boolean => {
    if (event.repeat) return isSecretKey(event.key);
    taps.current = tap(taps.current, event.key, event.timeStamp);
    const decided = accessFor(taps.current);
    if (decided) setAccess(decided);
    return isSecretKey(event.key);
  };

  useEvent('document', 'keyup', (event) => {
    const isCounting = taps.current.key === 'CapsLock';
    if (event.key === 'CapsLock' && isCounting && isMac()) listen(event);
  });
  useEvent(
    'document',
    'keydown',
    (event) => event.key === 'Escape' && close(),
    access !== undefined,
  );
  useEffect(() => {
    if (!full) setAccess(undefined);
  }, [full]);

  return { access, listen, close };
}
