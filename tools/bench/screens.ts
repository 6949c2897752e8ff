import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { withSite } from '../withSite';
import { serveNaive } from './serveNaive';

const sizes = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
const measuredSeconds = 5;

/** Each animated screen, and what its picture is called among the naive ones. */
const screens = [
  ['/full/white-noise', 'noise'],
  ['/full/dvd-screensaver', 'dvd'],
  ['/full/flip-clock-screensaver', 'clock'],
  ['/full/fake-windows-10-update-screen', 'update'],
  ['/full/fake-windows-11-update-screen', 'update'],
  ['/full/fake-windows-xp-update-screen', 'update'],
  ['/full/fake-mac-os-x-update-screen', 'update'],
  ['/full/fake-ubuntu-22-04-update-screen', 'update'],
  ['/full/fake-chrome-os-update-screen', 'update'],
  ['/full/fake-android-update', 'update'],
  ['/full/blue-screen-of-death-windows-10', 'update'],
  ['/full/motivational-quote-screensaver', 'update'],
  ['/full/no-signal-smpte-color-bars-screensaver', 'update'],
] as const;

/**
 * Milliseconds of work on the page's main thread in a second of watching. Work, not time: without a
 * graphics card a large display makes the thread wait for those that draw, and so do other programs.
 */
async function mainThread(browser: Browser, address: string, viewport: (typeof sizes)[number]) {
  const page = await browser.newPage({ viewport });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.goto(address);
  await page.waitForTimeout(2000);
  const before = await worked();
  await page.waitForTimeout(measuredSeconds * 1000);
  const spent = (await worked()) - before;
  await page.close();
  return (spent * 1000) / measuredSeconds;
}

export async function benchScreens() {
  console.log('Main-thread milliseconds per second of animation, beside a naive version');
  const browser = await launchBrowser();
  await withSite(async (origin) => {
    const naive = await serveNaive('index.html');
    for (const size of sizes) {
      console.log(`  at ${size.width}×${size.height}`);
      const yardsticks = new Map<string, number>();
      for (const [path, picture] of screens) {
        const yardstick =
          yardsticks.get(picture) ??
          (await mainThread(browser, `${naive.address}/#${picture}`, size));
        yardsticks.set(picture, yardstick);
        const ours = await mainThread(browser, origin + path, size);
        console.log(`    ${path}: ${ours.toFixed(1)} (naive ${picture}: ${yardstick.toFixed(1)})`);
      }
    }
    naive.close();
  });
  await browser.close();
}
