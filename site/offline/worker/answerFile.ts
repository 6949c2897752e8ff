import { isNamedByContent, languageAt, pathOf } from './addresses';
import { openBuildCache } from './buildCaches';

async function kept(path: string): Promise<Response | undefined> {
  const own = await (await openBuildCache()).match(path);
  // A page of the build before may still be open.
  return own ?? (isNamedByContent(path) ? caches.match(path) : undefined);
}

/** By path alone: settings in the query change what a page shows, not the page. */
export async function answerFile(request: Request): Promise<Response> {
  const path = pathOf(request.url);
  const known = await kept(path);
  if (known) return known;
  try {
    return await fetch(request);
  } catch (reason) {
    const notFound = request.mode === 'navigate' && (await kept(`${languageAt(path)}/404`));
    if (notFound) return notFound;
    throw reason;
  }
}
