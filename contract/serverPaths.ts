/** Where the server answers itself. Everything else is a built file, or nothing. */
export const serverPaths = {
  api: '/api',
  auth: '/auth',
  /** The stand-in for Google on a developer's own machine. */
  demoSignIn: '/demo-sign-in',
  health: '/healthz',
} as const;

/** What the API answers, and what a proxy in front of built files has to pass on. */
export const apiPaths = [serverPaths.api, serverPaths.auth] as const;

export const isBelow = (path: string, start: string) => path.startsWith(`${start}/`);
