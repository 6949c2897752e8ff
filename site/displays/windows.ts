import type { Display } from '../hooks/useDisplays';

/** For browsers that show no displays to pages: a window to drag over. */
export const secondWindow = 'popup,width=960,height=540';

/** `fullscreen` is what some browsers allow on top; the others leave the window's frame. */
export const coverOf = ({ at: { availLeft, availTop, availWidth, availHeight } }: Display) =>
  `popup,fullscreen,left=${availLeft},top=${availTop},width=${availWidth},height=${availHeight}`;
