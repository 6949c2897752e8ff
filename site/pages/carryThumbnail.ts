/** A cross-document view transition: the thumbnail that was clicked becomes the next page's stage. */
export function carryThumbnail() {
  addEventListener('pageswap', (event) => {
    const to = event.activation?.entry.url;
    if (!event.viewTransition || !to) return;
    const { pathname } = new URL(to);
    const thumbnail = document.querySelector<HTMLElement>(
      `a[href="${CSS.escape(pathname)}"] > [data-thumbnail]`,
    );
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    if (!thumbnail || !stage) return;
    const name = (ofStage: string, ofThumbnail: string) => {
      stage.style.viewTransitionName = ofStage;
      thumbnail.style.viewTransitionName = ofThumbnail;
    };
    name('none', 'stage');
    // The bfcache keeps the page as it was left: after Back, two elements would have the same name.
    addEventListener('pageshow', () => name('', ''), { once: true });
  });
}
