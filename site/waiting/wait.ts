/** When the screen of a link starts: at a press, or after so many seconds. */
export type Wait = 'press' | number;

export const seconds = { min: 1, max: 3600, default: 30 };

/** Reads the mark that `site/waiting/holdBack.ts` leaves on the document. */
export const readWait = (mark = 'press'): Wait =>
  mark === 'press' ? mark : Math.min(seconds.max, Math.max(seconds.min, Number(mark)));

/** The query of a link to a full-screen page that waits. */
export function withWait(query: string, wait: Wait): string {
  const search = new URLSearchParams(query);
  search.set('wait', `${wait}`);
  return `?${search}`;
}
