import { type RefObject, useLayoutEffect } from 'react';
import { useSize } from '../../hooks/useSize';
import { largestScale } from './model';

/** Below this part of its plain size, a word is rather broken than kept whole. */
const leastWholeScale = 0.7;

function fitText(box: HTMLElement, plainScale: number) {
  const parts = [...box.children];
  const show = (scale: number) => box.style.setProperty('--scale', String(scale));
  const fits = (scale: number) => {
    show(scale);
    const isTooWide = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    return !isTooWide && box.scrollHeight <= box.clientHeight;
  };
  box.dataset.words = 'whole';
  const whole = largestScale(fits);
  if (whole >= plainScale * leastWholeScale) return show(whole);
  box.dataset.words = 'broken';
  show(largestScale(fits));
}

/**
 * Makes the text in a box smaller until the box holds it. `plainScale` is the part of the wanted
 * size that is the size without any addition.
 */
export function useFittedText(
  box: RefObject<HTMLElement | null>,
  plainScale: number,
  text: string,
) {
  const size = useSize(box);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or box is measured anew
  useLayoutEffect(() => {
    if (box.current) fitText(box.current, plainScale);
  }, [plainScale, text, size]);
}
