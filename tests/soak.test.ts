import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../site/catalogue/entries';
import { newVisitor, visit } from './visitor';

const visitor = newVisitor();

/** `npm run soak` takes the steps of ten hours one by one; the short form leaps over most of them. */
const isLong = process.env.SOAK === 'long';
const hours = 10;
const stepMinutes = isLong ? 1 : 12;

/** What is painted does not stay; what is counted here does not depend on its size. */
const viewport = { width: 480, height: 270 };

const animated = catalogue.flatMap((entry) =>
  !entry.isPage && entry.type !== 'color' ? [entry.path] : [],
);

async function countTimers(page: Page) {
  await page.addInitScript(() => {
    const active = new Set<unknown>();
    const { setTimeout: start, clearTimeout: stop } = window;
    Object.assign(window, {
      active,
      setTimeout: (action: () => void, ...rest: [number?]) => {
        const id: unknown = start(
          () => {
            active.delete(id);
            action();
          },
          ...rest,
        );
        active.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        active.delete(id);
        stop(id);
      },
    });
  });
}

/** A screen that counts has more than one that is dark for a moment, so the most of an hour counts. */
const activeTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as { active: Set<unknown> }).active.size);

async function measure(page: Page, client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    timers: await activeTimers(page),
  };
}

test.each(animated)(
  '%s ends ten hours where it began',
  async (path) => {
    const page = await visitor.arrive({ viewport });
    await page.clock.install({ time: '2026-01-01T20:00:00' });
    await countTimers(page);
    await visit(page, `/full${path}`);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const pass = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += stepMinutes) {
        await page.clock.fastForward(stepMinutes * 60_000 - 2_000);
        await page.clock.runFor(2_000);
        most = Math.max(most, await activeTimers(page));
      }
    };
    let most = 0;
    await pass(60);
    const before = { ...(await measure(page, client)), timers: most };
    await pass((hours - 1) * 60);
    const after = await measure(page, client);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1 + 20);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
    expect(after.timers).toBeLessThanOrEqual(before.timers + 1);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.1 + 300_000);
  },
  600_000,
);
