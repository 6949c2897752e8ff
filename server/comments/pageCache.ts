/** Other servers write to the same comments: what they wrote shows after this time at the latest. */
const FRESH = 1000;

type Entry<Value> = { readonly until: number; readonly value: Promise<Value> };

/**
 * What visitors of each page read. There are as many entries as the site has pages, and however
 * many visitors ask at once, the store is asked once: an entry that has run out causes no stampede.
 */
export function pageCache<Value>(load: (page: string) => Promise<Value>, now: () => number) {
  const entries = new Map<string, Entry<Value>>();
  return {
    read(page: string): Promise<Value> {
      const known = entries.get(page);
      // A clock that was set back would keep an answer fresh for as long.
      const left = known ? known.until - now() : 0;
      if (known && left > 0 && left <= FRESH) return known.value;
      const value = load(page);
      const entry = { until: now() + FRESH, value };
      entries.set(page, entry);
      value.catch(() => {
        if (entries.get(page) === entry) entries.delete(page);
      });
      return value;
    },
    forget: (page: string) => {
      entries.delete(page);
    },
  };
}
