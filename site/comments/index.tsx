import { type ReactNode, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TranslationsProvider } from '../i18n/translations';
import { Announcer } from './Announcer';
import { AuthProvider } from './AuthProvider';
import { Comments } from './Comments';
import type { CommentedPage } from './useComments';

const never = () => () => {};

/** Nothing of it is in the page ahead of time. */
function InBrowser({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated && children;
}

/**
 * Brings the comments of a page to life. It hydrates an empty element because the stage hydrates
 * too: with `createRoot` every page would load a second entry into React.
 */
export function start(root: HTMLElement, page: CommentedPage, words: object) {
  hydrateRoot(
    root,
    <InBrowser>
      <TranslationsProvider locale={page.tag} messages={words}>
        <Announcer>
          <AuthProvider>
            <Comments page={page} />
          </AuthProvider>
        </Announcer>
      </TranslationsProvider>
    </InBrowser>,
  );
}
