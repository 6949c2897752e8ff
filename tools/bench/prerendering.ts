import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumPath } from '../browser';
import { withSite } from '../withSite';

const target = '/red-screen';
const latency = 150;
const lead = 300;
const rounds = 3;
const patience = 30_000;

const tell = (what: string) => `navigator.sendBeacon('/told/${what}', performance.timeOrigin + `;

/** Makes the target due, as after a pointer has rested on its link, and clicks the link later. */
const departure = (isAhead: boolean) => `<script>addEventListener('load', () => setTimeout(() => {
  const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
  rules.text = '{"prerender":[{"urls":["${target}"],"eagerness":"immediate"}]}';
  if (${isAhead}) document.head.append(rules);
  setTimeout(() => {
    ${tell('click')}performance.now());
    document.querySelector('a[href="${target}"]').click();
  }, ${lead});
}, 500))</script>`;

const arrival = `<script>new PerformanceObserver((list) => {
  const first = list.getEntriesByName('first-contentful-paint')[0];
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  if (first) ${tell('activation')}activationStart), ${tell('paint')}first.startTime);
}).observe({ type: 'paint', buffered: true })</script>`;

/** Stands before the site as a slow network does, and lets two of its pages tell what happens. */
async function serveSlowly(origin: string, isAhead: boolean) {
  const told = new Map<string, number>();
  const inserted: Record<string, string> = { '/': departure(isAhead), [target]: arrival };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/told/')) {
      told.set(path.slice('/told/'.length), Number(await text(request)));
      return response.writeHead(204).end();
    }
    const [answer] = await Promise.all([fetch(origin + path), wait(latency)]);
    const headers = { 'Content-Type': answer.headers.get('content-type') ?? '' };
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers);
    response.end(inserted[path] ? body + inserted[path] : body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, told, stop: () => server.close() };
}

/** Without a debugger: Chromium prepares nothing while one is attached. */
async function clickToPaint(origin: string, isAhead: boolean): Promise<number> {
  const { address, told, stop } = await serveSlowly(origin, isAhead);
  const profile = await mkdtemp(join(tmpdir(), 'screenful-'));
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', `--user-data-dir=${profile}`];
  const browser = spawn(chromiumPath, [...flags, address], { stdio: 'ignore' });
  const exit = once(browser, 'exit');
  const end = Date.now() + patience;
  while (told.size < 2 && Date.now() < end) await wait(50);
  browser.kill();
  await exit;
  stop();
  // Its processes write for a moment longer than it lives.
  await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return (told.get('paint') ?? Number.NaN) - (told.get('click') ?? Number.NaN);
}

const middle = (times: number[]) => Math.round(times.sort((a, b) => a - b)[times.length >> 1] ?? 0);

export async function benchPrerendering() {
  console.log(
    `From the click to the first paint of the next screen, ${latency} ms for every answer, middle of ${rounds}`,
  );
  await withSite(async (origin) => {
    const [ahead, cold]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ahead.push(await clickToPaint(origin, true));
      cold.push(await clickToPaint(origin, false));
    }
    console.log(`  not prepared: ${middle(cold)} ms`);
    console.log(`  prepared ${lead} ms before the click: ${middle(ahead)} ms`);
    console.log(
      '  (Only a real pointer starts the site’s own rule, 200 ms after it rests on a link;',
    );
    console.log('  here a rule with the eagerness "immediate" stands in for it.)');
  });
}
