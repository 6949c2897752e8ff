import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much wider than high a text is in its font; some guess until it is laid out. */
export function useTextProportion(element: RefObject<HTMLElement | null>, text: string): number {
  const [proportion, setProportion] = useState(1);
  useLayoutEffect(() => {
    if (text === '' || !element.current) return;
    const { width, height } = element.current.getBoundingClientRect();
    if (height > 0) setProportion(width / height);
  }, [element, text]);
  return proportion;
}
