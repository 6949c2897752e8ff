/** What this site keeps itself: the answer, and what somebody has begun to write. */
const ours = /^(consent|draft |signing in)/;

const before = 'consent before';
const leftovers = 'consent leftovers';

/** Names of cookies and of entries in the browser's storage, wherever they are kept. */
function namesHere() {
  const cookies = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const entries = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  return [...new Set([...cookies, ...entries])].filter((name) => name !== '' && !ours.test(name));
}

const read = (key: string) => localStorage.getItem(key)?.split('\n') ?? [];
const write = (key: string, names: string[]) => localStorage.setItem(key, names.join('\n'));

/** A cookie is only removed by the domain it was set for, and that cannot be read. */
function forgetCookie(name: string) {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/** Before the first script of others: all that is here now is not theirs. */
export function rememberBefore() {
  localStorage.removeItem(leftovers);
  write(before, namesHere());
}

/** Names only: scripts that still run, here or in another tab, could write them again. */
export function rememberLeftovers() {
  const known = read(before);
  write(
    leftovers,
    namesHere().filter((name) => !known.includes(name)),
  );
}

export function removeLeftovers() {
  for (const name of read(leftovers)) {
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
    forgetCookie(name);
  }
}
