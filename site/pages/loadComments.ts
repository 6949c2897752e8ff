import { commentsRootId } from '../elementIds';
import { loadLatePart } from '../stage/loadScreen';
import type { ScreenPage } from '../stage/page';

type Comments = typeof import('../comments');

/** Some browsers never ask again for a script that failed, until the page is loaded anew. */
async function reloadWhenThere(script: string) {
  const { ok } = await fetch(script, { cache: 'reload' });
  if (ok) location.reload();
}

/** Fetches the comments when the visitor comes near; the rest of the page never waits for them. */
export function loadCommentsWhenNear(page: ScreenPage) {
  const root = document.getElementById(commentsRootId);
  if (!root) return;
  const { module } = page.assets.late.comments;
  const trouble = root.previousElementSibling as HTMLElement;
  const retry = trouble.querySelector('button') as HTMLButtonElement;
  retry.onclick = () => reloadWhenThere(module).catch(console.warn);
  const load = async () => {
    try {
      const [{ start }, words] = await loadLatePart<Comments>(page.assets.late.comments);
      trouble.hidden = true;
      start(root, page, words);
    } catch (reason) {
      trouble.hidden = false;
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
