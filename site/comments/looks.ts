/** Between one look at what is new on the server and the next. */
export const betweenLooks = 30_000;

/**
 * Nobody reads below a screen that fills the display, for hours perhaps, and a list that changes
 * under a dialog about one of its comments would confuse.
 */
export const isBadMoment = () =>
  !navigator.onLine ||
  document.fullscreenElement !== null ||
  document.querySelector('dialog[open]') !== null;
