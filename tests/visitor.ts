import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { type BrowserKind, launchBrowser } from '../tools/browser';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

type Options = {
  /** Another site than the built one, and hosts that its pages may ask. */
  address?: () => string;
  friends?: () => string[];
  /** Where the browser's own windows and permissions matter. */
  browser?: BrowserKind;
};

/** A worker would fetch the whole site behind every test, past what the test puts in its way. */
const withoutWorkers = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** A busy machine lets the browser give up the transition between two pages, and say so. */
const isGivenUpTransition = (text: string) =>
  text.includes('Transition was aborted because of invalid state. Page already revealed');

/** Chromium forgets, once in thousands of times, to say that a window is closed. */
const isInTime = (closed: Promise<unknown>) =>
  Promise.race([
    closed.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 20_000, false)),
  ]);

/** One of each kind for all files that this process runs: to start one takes a second. */
type Browsers = Partial<Record<BrowserKind, Browser>>;
const shared = globalThis as { browsers?: Browsers };
shared.browsers ??= {};
const { browsers } = shared;

async function running(kind: BrowserKind): Promise<Browser> {
  const known = browsers[kind];
  if (known?.isConnected()) return known;
  const launched = await launchBrowser(kind);
  browsers[kind] = launched;
  return launched;
}

/** A browser in which any noise of a page fails the test. */
export function newVisitor({ address: elsewhere, friends, browser: kind = 'shell' }: Options = {}) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const address = inject('address');
  const home = () => elsewhere?.() ?? address;

  beforeAll(async () => {
    browser = await running(kind);
  });
  afterEach(async () => {
    const closed = Promise.all(contexts.splice(0).map((context) => context.close()));
    if (!(await isInTime(closed))) {
      delete browsers[kind];
      browser.close().catch(() => {});
      browser = await running(kind);
    }
    expect(complaints.splice(0)).toEqual([]);
  });

  function listen(page: Page, withScript: boolean) {
    const complain = (text: string) => {
      if (!isGivenUpTransition(text)) complaints.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    page.on('pageerror', (error) => complain(error.message));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const own = [home(), ...(friends?.() ?? [])];
      const isOwn = own.includes(origin) || ['data:', 'blob:'].includes(protocol);
      if (!isOwn) complaints.push(`a foreign request: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const isLeftBehind = request.failure()?.errorText === 'net::ERR_ABORTED';
      const isUnwanted = !withScript && request.resourceType() === 'script';
      if (!isLeftBehind && !isUnwanted) complaints.push(`a failed request: ${request.url()}`);
    });
    page.on('response', (response) => {
      const isPage = response.request().isNavigationRequest();
      if (response.status() >= 400 && !isPage) {
        complaints.push(`${response.status()}: ${response.url()}`);
      }
    });
  }

  async function arrive(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ ...desktop, ...options, baseURL: home() });
    contexts.push(context);
    if (options.serviceWorkers !== 'allow') await context.addInitScript(withoutWorkers);
    context.on('page', (page) => listen(page, options.javaScriptEnabled !== false));
    return context.newPage();
  }

  /** Opens a page and waits until its stage, if it has one, has come alive. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await arrive(options);
    await visit(page, path);
    return page;
  }

  /** Takes back the complaints about what a test has brought about itself. */
  function forgive(...expected: RegExp[]) {
    const others = complaints.filter((one) => !expected.some((pattern) => pattern.test(one)));
    complaints.splice(0, complaints.length, ...others);
  }

  return { arrive, open, forgive, address, complaints };
}

export async function visit(page: Page, path: string) {
  await page.goto(path);
  await awake(page);
}

/** React has taken over the stage once it says that somebody sees it. */
export async function awake(page: Page) {
  if (await page.locator('[data-stage]').count()) {
    await page.locator('[data-stage][data-running=true]').waitFor({ state: 'attached' });
  }
}

export const stage = (page: Page) => page.locator('[data-stage]');

/** The display is filled, and the stage knows it: keys mean something else from then on. */
export const isFull = (page: Page) =>
  page.evaluate(() => {
    const filled = document.fullscreenElement;
    return (
      (filled?.hasAttribute('data-stage') && filled.getAttribute('data-full') === 'true') ?? false
    );
  });

/** The colour of the pixel in the middle of what the visitor sees. */
export const shownColour = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const colour = () => at && getComputedStyle(at).backgroundColor;
    while (at?.parentElement && colour() === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return colour();
  });
