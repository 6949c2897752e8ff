const happens = (target: EventTarget, name: string) =>
  new Promise((done) => target.addEventListener(name, done, { once: true }));

/** Resolves once somebody sees the page and it has nothing more important to do. */
export async function atRest() {
  const isAhead = (document as { prerendering?: boolean }).prerendering;
  if (isAhead) await happens(document, 'prerenderingchange');
  if (document.readyState !== 'complete') await happens(window, 'load');
  await new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done);
    else done(undefined);
  });
}
