/** The same for everybody: in American English and Universal Time. */
const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

export const commentDate = (iso: string) => format.format(new Date(iso));
