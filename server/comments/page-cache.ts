import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type CachedPage = {
  readonly body: string;
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly etag: string;
};

const pack = promisify(gzip);

/** Other servers write to the same comments: what they wrote shows after this time at the latest. */
const FRESH = 1000;

type Entry = { readonly until: number; readonly page: Promise<CachedPage> };

const sealed = async (answer: unknown): Promise<CachedPage> => {
  const body = JSON.stringify(answer);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, packed: new Uint8Array(await pack(body)), etag: `"${digest}"` };
};

/**
 * The newest comments of each page as the text that is sent. There are as many entries as the site
 * has pages, and however many visitors ask at once, the store is asked once.
 */
export function pageCache(load: (page: string) => Promise<unknown>, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  return {
    read(page: string): Promise<CachedPage> {
      const known = entries.get(page);
      if (known && known.until > now()) return known.page;
      const loading = load(page).then(sealed);
      const entry = { until: now() + FRESH, page: loading };
      entries.set(page, entry);
      loading.catch(() => {
        if (entries.get(page) === entry) entries.delete(page);
      });
      return loading;
    },
    forget: (page: string) => entries.delete(page),
  };
}
