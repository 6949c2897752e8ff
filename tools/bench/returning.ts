import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { withSite } from '../withSite';
import { countingProxy, type Transfer } from './countingProxy';
import { description, slowPhone } from './slowPhone';

const paths = ['/', '/de/dvd-screensaver'];
const SILENCE = 3_000;

type Site = Awaited<ReturnType<typeof countingProxy>>;

/** The browser itself looks for a newer worker now and then, also while no page is loaded. */
const isForPage = ({ path }: Transfer) => path !== '/worker.js';
const bytesOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

const withoutWorkers = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

async function untilSilent(site: Site): Promise<Transfer[]> {
  const all: Transfer[] = [];
  for (let some = site.since(), first = true; first || some.length > 0; some = site.since()) {
    all.push(...some);
    first = false;
    await wait(SILENCE);
  }
  return all;
}

async function visitTwice(browser: Browser, site: Site, path: string, hasWorker: boolean) {
  const { context, visit } = await slowPhone(browser);
  if (!hasWorker) await context.addInitScript(withoutWorkers);
  site.since();
  const first = await visit(site.origin + path);
  const firstBytes = bytesOf(site.since());
  const inBackground = await untilSilent(site);
  const again = await visit(site.origin + path);
  const transfers = site.since();
  const check =
    bytesOf(await untilSilent(site)) + bytesOf(transfers.filter((one) => !isForPage(one)));
  await context.close();
  return {
    first: `${firstBytes} B, first paint after ${first.paint} ms`,
    background: `${bytesOf(inBackground)} B in ${inBackground.length} files`,
    again: `${bytesOf(transfers.filter(isForPage))} B, first paint after ${again.paint} ms`,
    check: `${check} B`,
  };
}

export async function benchReturning() {
  const browser = await launchBrowser();
  console.log(`Coming back on a phone: ${description}; bytes over the network, heads included`);
  await withSite(async (origin) => {
    const site = await countingProxy(origin);
    for (const path of paths) {
      const kept = await visitTwice(browser, site, path, true);
      const plain = await visitTwice(browser, site, path, false);
      console.log(`  ${path}: first visit ${kept.first}; then at rest ${kept.background}`);
      console.log(`    again: ${kept.again}; the browser’s look for a newer worker: ${kept.check}`);
      console.log(`    again without a worker: ${plain.again}`);
    }
    site.close();
  });
  await browser.close();
}
