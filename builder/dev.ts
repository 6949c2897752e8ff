import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import type { Listener } from '../server/answers/webListener';
import { createApi } from '../server/api/api';
import { createApp } from '../server/app';
import { siteHeaders } from '../server/siteHeaders';
import type { Locale } from '../site/i18n/locales';
import { entries, lateParts } from './bundle';
import { folders } from './folders';
import { iconsInTree } from './icons';
import { operatorOf, settingsOrExit } from './operator';
import { screenModule, screenOf } from './pageModules';
import type { Renderer } from './prerender';

const settings = settingsOrExit(process.env);
const { host, port } = settings;
const operator = operatorOf(settings);
const isAsking = operator.outside.length > 0;
const server = createHttpServer();
const vite = await createServer({
  root: folders.root,
  // On a port of its own, a second site in development would get the first one's messages.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});

/** The styles of every module that pages are rendered from, as one text. */
async function stylesOf(server: ViteDevServer): Promise<string> {
  const modules = server.environments.ssr.moduleGraph.urlToModuleMap.values();
  const sheets = [...modules].filter(
    ({ url, file }) => url.endsWith('.css') && existsSync(`${file}`),
  );
  const loaded = sheets.map(({ url }) => server.ssrLoadModule(`${url}?inline`));
  return (await Promise.all(loaded)).map((module) => module.default).join('\n');
}

const loadRenderer = async () => (await vite.ssrLoadModule(entries.renderer)) as Renderer;

async function pageAt(pathname: string): Promise<string> {
  const renderer = await loadRenderer();
  const route = renderer.findRoute(pathname);
  // The catalogue may have grown since the start.
  if (renderer.isScreenRoute(route)) commented.add(route.entry.path);
  const render = (css: string) => {
    const folder = screenOf(route);
    const script = folder && `/${entries.client}`;
    const late = (part: keyof typeof lateParts) => ({
      module: `/${lateParts[part]}`,
      styles: [],
      words: `/late-words/${part}/${route.locale}`,
    });
    const icons = iconsInTree(renderer.screenEntries());
    const screen = {
      module: `/${screenModule(folder ?? '')}`,
      styles: [],
      late: { comments: late('comments'), extras: late('extras') },
    };
    const mark = renderer.printedMark(operator.outside);
    const consent = isAsking ? { css: '', mark, script: `/${entries.consent}` } : undefined;
    return renderer.renderPage(route, operator, {
      css,
      script,
      icons,
      modules: [],
      screen,
      consent,
    });
  };
  await render(''); // loads the screen, and with it its styles
  return vite.transformIndexHtml(pathname, await render(await stylesOf(vite)));
}

async function lateWordsAt(pathname: string): Promise<string | undefined> {
  const [, name, locale] = /^\/late-words\/(\w+)\/(\w+)$/.exec(pathname) ?? [];
  const renderer = await loadRenderer();
  const known = renderer.lateNames.find((one) => one === name);
  return known && renderer.lateWords(known, locale as Locale, operator);
}

const { commentedPaths, findRoute } = await loadRenderer();
const commented = new Set(commentedPaths());
const security = siteHeaders(settings);
const logError = (message: string) => console.error(message);
const api = createApi({
  settings,
  site: {
    commentedPaths: commented,
    isPage: (path) => findRoute(path).kind !== 'not-found',
  },
  security,
  logError,
});

vite.watcher.add(`${folders.root}words`);
vite.watcher.on('change', (file) => {
  const isInBrowser = vite.environments.client.moduleGraph.getModulesByFile(file);
  if (!isInBrowser) vite.ws.send({ type: 'full-reload' });
});

const renderNow: Listener = async (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const words = await lateWordsAt(pathname);
      response.setHeader('Content-Type', words ? 'application/json' : 'text/html; charset=utf-8');
      response.end(words ?? (await pageAt(pathname)));
    } catch (reason) {
      vite.ssrFixStacktrace(reason as Error);
      console.error(reason);
      response.statusCode = 500;
      response.end(String(reason));
    }
  });
};

const app = createApp({
  fileAt: () => undefined,
  api,
  elsewhere: renderNow,
  security,
  logError,
});
server.on('request', app);
server.listen(port, host, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Developing at http://${host}:${port} (untranslated text shows at /qps)`);
});
