import { useLayoutEffect, useRef } from 'react';

/** A ref that always holds the newest value, so that a listener need not be set up again for it. */
export function useLatest<T>(value: T) {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
