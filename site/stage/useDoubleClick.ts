import { type MouseEvent, useRef } from 'react';

const together = { milliseconds: 350, pixels: 30 };

/**
 * Double clicks and double taps alike: not every phone sends `dblclick`, and where it does, a
 * screen that answers single clicks could not keep them to itself.
 */
export function useDoubleClick(action: () => void) {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event: MouseEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a');
    if (event.defaultPrevented || onControl) return;
    const { at, x, y } = last.current;
    const near = Math.hypot(event.clientX - x, event.clientY - y) <= together.pixels;
    const soon = event.timeStamp - at <= together.milliseconds;
    const isSecond = event.detail === 2 || (near && soon);
    last.current = {
      at: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp,
      x: event.clientX,
      y: event.clientY,
    };
    if (isSecond) action();
  };
}
