type Zone = string | undefined;

/** For everybody in American English, but in the time of where one is, or of the zone that is named. */
export const commentDate = (iso: string, timeZone?: Zone) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** To the second, and in which zone. */
export const exactDate = (iso: string, timeZone?: Zone) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone }).format(
    new Date(iso),
  );
