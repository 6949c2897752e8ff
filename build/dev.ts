import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { entries } from './bundle';
import { folders } from './folders';
import { operatorOf, settingsOrExit } from './operator';
import type { Site } from './prerender';

const settings = settingsOrExit(process.env);
const { host, port } = settings;
const operator = operatorOf(settings);
const vite = await createServer({
  root: folders.root,
  server: { middlewareMode: true },
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

async function pageAt(pathname: string): Promise<string> {
  const site = (await vite.ssrLoadModule(entries.site)) as Site;
  const route = site.findRoute(pathname);
  const render = (css: string) => {
    const folder = site.isScreenRoute(route) ? route.entry.screen : undefined;
    const script = folder && `/${entries.client}`;
    const screen = { module: `/site/screens/${folder}/index.ts`, styles: [] };
    const consent =
      operator.outside.length > 0 ? { css: '', script: `/${entries.consent}` } : undefined;
    const comments = { module: `/${entries.comments}`, words: wordsFolder + pathname };
    const assets = { css, script, modules: [], screen, consent, comments };
    return site.renderPage(route, operator, assets);
  };
  await render(''); // loads the screen, and with it its styles
  return vite.transformIndexHtml(pathname, await render(await stylesOf(vite)));
}

const wordsFolder = '/words-of-comments';

async function commentsWordsAt(pathname: string): Promise<string> {
  const site = (await vite.ssrLoadModule(entries.site)) as Site;
  return site.commentsWords(site.findRoute(pathname.slice(wordsFolder.length)).locale, operator);
}

vite.watcher.add(`${folders.root}words`);
vite.watcher.on('change', (file) => {
  const isInBrowser = vite.environments.client.moduleGraph.getModulesByFile(file);
  if (!isInBrowser) vite.ws.send({ type: 'full-reload' });
});

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const answer = pathname.startsWith(wordsFolder) ? commentsWordsAt : pageAt;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await answer(pathname));
    } catch (reason) {
      vite.ssrFixStacktrace(reason as Error);
      console.error(reason);
      response.statusCode = 500;
      response.end(String(reason));
    }
  });
});
server.listen(port, host, () => {
  console.log(`Developing at http://${host}:${port} (untranslated text shows at /qps)`);
});
