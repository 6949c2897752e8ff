import { commentsRootId } from '../comments/rootId';
import { addStyle } from '../stage/loadScreen';
import type { ScreenPage } from '../stage/page';

/** Fetches the comments when the visitor comes near; the rest of the page never waits for them. */
export function loadCommentsWhenNear(page: ScreenPage) {
  const root = document.getElementById(commentsRootId);
  if (!root) return;
  const { module = '', style, words = '' } = root.dataset;
  const load = async () => {
    try {
      const [{ start }, messages] = await Promise.all([
        import(/* @vite-ignore */ module) as Promise<typeof import('../comments')>,
        fetch(words).then((answer) => answer.json()),
        style && addStyle(style),
      ]);
      start(root, page, messages);
    } catch (reason) {
      console.error('Error getting comments', reason);
      addEventListener('online', load, { once: true });
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '300px' },
  );
  observer.observe(root);
  // What such an address names is there only once the comments are.
  if (/^#(comment-|sign-in)/.test(location.hash)) root.scrollIntoView();
}
