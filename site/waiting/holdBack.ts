/**
 * A link may ask that its screen starts later: `?wait=press`, or `?wait=30` in seconds. The page was
 * made ahead with the screen on it, so this runs before anything is painted: the styles hide the
 * stage of a document so marked. A title of one invisible letter, because browsers show the address
 * in place of an empty one.
 */
export const holdBack = `{
const wait = /[?&]wait=(press|\\d{1,9})(?:&|$)/.exec(location.search);
if (wait) { document.documentElement.dataset.wait = wait[1]; document.title = '\\u200b'; }
}`;
