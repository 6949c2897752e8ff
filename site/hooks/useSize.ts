import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = { width: number; height: number };

/** The inner size of an element, as it changes; unknown until the element is laid out. */
export function useSize(element: RefObject<Element | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
