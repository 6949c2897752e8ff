import { commentsRootId } from '../comments/rootId';
import { loadLatePart } from '../stage/loadScreen';
import type { ScreenPage } from '../stage/page';

type Comments = typeof import('../comments');

/** Fetches the comments when the visitor comes near; the rest of the page never waits for them. */
export function loadCommentsWhenNear(page: ScreenPage) {
  const root = document.getElementById(commentsRootId);
  if (!root) return;
  const load = async () => {
    try {
      const [{ start }, words] = await loadLatePart<Comments>(page.assets.late.comments);
      start(root, page, words);
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
