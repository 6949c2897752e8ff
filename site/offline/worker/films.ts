import { createPartialResponse } from 'serwist';
import { pathOf } from './addresses';
import { openLastingCache } from './buildCaches';
import { fetchExactly, isExactly } from './exact';
import { films } from './facts';

export const isFilm = (url: string) => pathOf(url) in films;

async function keepIfExact(path: string, film: Response) {
  const store = await openLastingCache();
  if (await isExactly(film.clone(), films[path] ?? '')) await store.put(path, film);
}

/** The answer to `bytes=0-`, from an answer with everything. */
function asPart(whole: Response): Response {
  const headers = new Headers(whole.headers);
  const size = Number(headers.get('Content-Length'));
  if (size === 0) return whole;
  headers.set('Content-Range', `bytes 0-${size - 1}/${size}`);
  return new Response(whole.body, { status: 206, headers });
}

/** Players ask for everything from the first byte on: one download serves them and the store. */
async function playAndKeep(event: FetchEvent, path: string): Promise<Response> {
  const whole = await fetch(path);
  if (!whole.ok) return whole;
  event.waitUntil(keepIfExact(path, whole.clone()));
  return event.request.headers.has('range') ? asPart(whole) : whole;
}

export async function answerFilm(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = pathOf(request.url);
  const range = request.headers.get('range');
  const kept = await (await openLastingCache()).match(path);
  if (kept) return range ? createPartialResponse(request, kept) : kept;
  return range === null || range === 'bytes=0-' ? playAndKeep(event, path) : fetch(request);
}

/** For a film that was watched before there was a worker. */
export async function keepFilm(path: string): Promise<void> {
  const store = await openLastingCache();
  if (await store.match(path)) return;
  const film = await fetchExactly(path, films[path] ?? '');
  if (film) await store.put(path, film);
}

export async function forgetChangedFilms(): Promise<void> {
  const store = await openLastingCache();
  for (const [path, hash] of Object.entries(films)) {
    const film = await store.match(path);
    if (film && !(await isExactly(film, hash))) await store.delete(path);
  }
}
