import { serverPaths } from '../../../contract/serverPaths';

type Options = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Somebody with cookies of their own, who asks over real HTTP and follows no redirect by itself. */
export function guest(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const cookies = new Map<string, string>();

  const remember = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = [
        pair.slice(0, pair.indexOf('=')),
        pair.slice(pair.indexOf('=') + 1),
      ];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const ask = async (address: string, { method = 'GET', body, headers = {} }: Options = {}) => {
    const response = await fetch(new URL(address, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(method !== 'GET' && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    remember(response);
    return response;
  };

  /** Follows redirects until a page; gives the address of that page. */
  const follow = async (address: string, options?: Options) => {
    let response = await ask(address, options);
    let at = address;
    while (response.status >= 300 && response.status < 400) {
      at = response.headers.get('location') ?? '';
      response = await ask(at);
    }
    return { response, address: at };
  };

  return {
    origin,
    cookies,
    ask,
    follow,
    json: async (address: string, options?: Options) => (await ask(address, options)).json(),

    /** Up to the address by which the provider sends a visitor back to us, without going there. */
    async signInUpToCallback(account: string, returnTo = '/black-screen') {
      const { address } = await follow(`/auth/sign-in?return=${encodeURIComponent(returnTo)}`);
      let response = await ask(address, {
        method: 'POST',
        body: new URLSearchParams({ account }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      for (;;) {
        const next = response.headers.get('location');
        if (!next) throw new Error(`the provider answered ${response.status}`);
        if (!new URL(next, origin).pathname.startsWith(serverPaths.demoSignIn)) return next;
        response = await ask(next);
      }
    },

    async signIn(account: string, returnTo?: string) {
      return ask(await this.signInUpToCallback(account, returnTo));
    },

    post: (text: string, more: Record<string, unknown> = {}) =>
      ask('/api/comments', { method: 'POST', body: { page: '/black-screen', text, ...more } }),

    list: async (query = '') => (await ask(`/api/comments?page=/black-screen${query}`)).json(),
  };
}

export type Guest = ReturnType<typeof guest>;
