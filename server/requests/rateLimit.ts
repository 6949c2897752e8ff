const MINUTE = 60_000;

/**
 * Memory has an end: visitors beyond so many in a minute are not counted. Whoever has that many
 * addresses is not stopped by a limit for each of them.
 */
const MOST_KEYS = 100_000;

export type RateLimit = {
  /** Counts one request, or as many as it is worth: 0 if it may pass, else the seconds to wait. */
  readonly take: (key: string, weight?: number) => number;
};

/**
 * At most so many requests of one key in a minute. The minute before counts for as much of it as
 * still lies within the last sixty seconds, so that two bursts around its end do not pass.
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  let minute = Math.floor(now() / MINUTE);
  let current = new Map<string, number>();
  let previous = new Map<string, number>();

  const turn = () => {
    const present = Math.floor(now() / MINUTE);
    if (present === minute) return;
    previous = present === minute + 1 ? current : new Map();
    current = new Map();
    minute = present;
  };

  return {
    take(key, weight = 1) {
      if (perMinute === 0) return 0;
      turn();
      const passed = (now() % MINUTE) / MINUTE;
      const counted = current.get(key) ?? 0;
      const before = previous.get(key) ?? 0;
      const worth = Math.min(weight, perMinute);
      const most = perMinute - worth;
      if (counted + before * (1 - passed) > most) {
        const untilItFits =
          counted > most
            ? 1 - passed + (1 - most / counted)
            : 1 - (most - counted) / before - passed;
        return Math.max(1, Math.ceil(untilItFits * 60));
      }
      if (counted > 0 || current.size < MOST_KEYS) current.set(key, counted + worth);
      return 0;
    },
  };
}
