import { useEffect } from 'react';
import type { ScreenPage } from './page';

type Following = {
  built: ScreenPage;
  page: ScreenPage;
  query: string;
  light: string;
  full: boolean;
  waiting: boolean;
};

/** Keeps what stands around the stage true to what the stage shows. */
export function usePageFollows({ built, page, query, light, full, waiting }: Following) {
  useEffect(() => {
    document.documentElement.style.setProperty('--screen-colour', light);
  }, [light]);

  useEffect(() => {
    if (!waiting) document.title = page.title;
  }, [page, waiting]);

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-query]')) {
      link.search = query;
    }
  }, [query]);

  // The page below was built for another screen: back from a walk, the visitor gets the right one.
  const isElsewhere = page.path !== built.path && page.kind === 'standard';
  useEffect(() => {
    if (isElsewhere && !full) location.reload();
  }, [isElsewhere, full]);
}
