const MINUTE = 60_000;

/** More visitors than this in a minute are no longer told apart: memory has an end, too. */
const MOST_KEYS = 100_000;

export type RateLimit = {
  /** Counts one request: 0 if it may pass, otherwise the seconds to wait. */
  readonly take: (key: string) => number;
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
    take(key) {
      if (perMinute === 0) return 0;
      turn();
      const passed = (now() % MINUTE) / MINUTE;
      const counted = current.get(key) ?? 0;
      if (counted + (previous.get(key) ?? 0) * (1 - passed) > perMinute - 1) {
        return Math.max(1, Math.ceil((1 - passed) * 60));
      }
      if (counted > 0 || current.size < MOST_KEYS) current.set(key, counted + 1);
      return 0;
    },
  };
}
