import { useEffect } from 'react';
import { useLatest } from './useLatest';

type Maps = { window: WindowEventMap; document: DocumentEventMap };

/** Listens on the window or the document for as long as the component lives and `active` holds. */
export function useEvent<Where extends keyof Maps, Name extends keyof Maps[Where] & string>(
  where: Where,
  name: Name,
  listener: (event: Maps[Where][Name]) => void,
  active = true,
) {
  const latest = useLatest(listener);
  useEffect(() => {
    if (!active) return;
    const target: EventTarget = where === 'window' ? window : document;
    const listen = (event: Event) => latest.current(event as Maps[Where][Name]);
    target.addEventListener(name, listen);
    return () => target.removeEventListener(name, listen);
  }, [where, name, active, latest]);
}
