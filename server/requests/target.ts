/** The path and query of an address as the visitor sent them: nothing is decoded. */
export type Target = { readonly path: string; readonly query: string };

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Takes a path or, as proxies send it, a whole address. */
export function targetOf(address: string): Target {
  const local = address.startsWith('/') ? address : address.replace(ORIGIN, '');
  const fragment = local.indexOf('#');
  const end = fragment === -1 ? local.length : fragment;
  const question = local.indexOf('?');
  if (question === -1 || question > end) return { path: local.slice(0, end), query: '' };
  return { path: local.slice(0, question), query: local.slice(question, end) };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const CONTROL_CHARACTER = /\p{Cc}/u;

/** The path as a person reads it, or undefined for one that no browser would send. */
export function readablePath(path: string): string | undefined {
  const readable = decoded(path);
  return readable === undefined || CONTROL_CHARACTER.test(readable) ? undefined : readable;
}

export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/');
