import { expect, test } from 'vitest';
import { colorEntries } from '../site/catalogue/lookups';
import { awake, isFull, newVisitor, phone, shownColour, stage, visit } from './visitor';

const visitor = newVisitor({ browser: 'whole' });
const red = 'rgb(255, 0, 0)';
const green = 'rgb(0, 255, 0)';
const fillButton = '[data-fill]';

test('the button fills the display with the colour, and Esc leaves', async () => {
  const page = await visitor.open('/red-screen');
  await page.click(fillButton);
  await expect.poll(() => isFull(page)).toBe(true);
  expect(await shownColour(page)).toBe(red);
  const box = await stage(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
  await expect.poll(() => stage(page).getAttribute('data-full')).toBe('false');
});

test('F and a double click toggle full screen', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('F');
  await expect.poll(() => isFull(page)).toBe(false);
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(true);
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(false);
});

test('the arrows walk through the category inside full screen, and the address follows', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownColour(page)).toBe(green);
  expect(new URL(page.url()).pathname).toBe('/green-screen');
  expect(await page.title()).toContain('Green');
  expect(await isFull(page)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownColour(page)).toBe('rgb(0, 0, 0)');
  expect(new URL(page.url()).pathname).toBe('/black-screen');
  expect(await isFull(page)).toBe(true);

  await page.keyboard.press('f');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Black screen');
});

test('the walk goes round at both ends, in the language of the page', async () => {
  const page = await visitor.open('/de');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/de${colorEntries().at(-1)?.path}`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/de');
});

test('outside full screen the arrows open the neighbour’s page', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/green-screen');
  await awake(page);
});

test('pointer and controls vanish after two quiet seconds and come back with a movement', async () => {
  const page = await visitor.arrive();
  await page.clock.install({ time: '2026-01-01T00:00:00' });
  await visit(page, '/red-screen');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await page.clock.pauseAt('2026-01-01T01:00:00');
  await page.mouse.move(300, 300);
  await expect.poll(() => stage(page).getAttribute('data-quiet')).toBe('false');
  expect(await leave.isVisible()).toBe(true);
  await page.clock.runFor(1900);
  expect(await stage(page).getAttribute('data-quiet')).toBe('false');
  await page.clock.runFor(200);
  await expect.poll(() => stage(page).getAttribute('data-quiet')).toBe('true');
  expect(await stage(page).evaluate((element) => getComputedStyle(element).cursor)).toBe('none');
  await page.mouse.move(320, 320);
  await expect.poll(() => stage(page).getAttribute('data-quiet')).toBe('false');
});

test('H hides the controls and shows them again', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('f');
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await expect.poll(() => leave.count()).toBe(1);
  await page.keyboard.press('h');
  await expect.poll(() => leave.count()).toBe(0);
  await page.keyboard.press('h');
  await expect.poll(() => leave.count()).toBe(1);
});

test('the controls over a full screen walk and leave', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Next screen' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/green-screen');
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => isFull(page)).toBe(false);
});

test('? shows the keys, also in full screen, and keys rest while it is open', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('f');
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/red-screen');
});

test('letters typed into a field are no shortcuts', async () => {
  const page = await visitor.open('/red-screen');
  await page.getByLabel('Hex code').fill('');
  await page.getByLabel('Hex code').pressSequentially('ff8');
  expect(await isFull(page)).toBe(false);
  await expect.poll(() => new URL(page.url()).search).toBe('?colour=ffff88');
});

test('the display is kept awake in full screen, also after the tab was hidden', async () => {
  const page = await visitor.arrive();
  await page.addInitScript(() => {
    const held = new Set<EventTarget>();
    Object.assign(window, { held });
    navigator.wakeLock.request = async () => {
      const lock = new EventTarget() as WakeLockSentinel;
      lock.release = async () => void held.delete(lock);
      held.add(lock);
      return lock;
    };
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Set<unknown> }).held.size);
  await visit(page, '/red-screen');
  expect(await held()).toBe(0);
  await page.keyboard.press('f');
  await expect.poll(held).toBe(1);
  await hide(page, true);
  await expect.poll(held).toBe(0);
  await hide(page, false);
  await expect.poll(held).toBe(1);
  await page.keyboard.press('f');
  await expect.poll(held).toBe(0);
});

test('nothing runs in a hidden tab', async () => {
  const page = await visitor.open('/red-screen');
  await hide(page, true);
  await expect.poll(() => stage(page).getAttribute('data-running')).toBe('false');
  await hide(page, false);
  await expect.poll(() => stage(page).getAttribute('data-running')).toBe('true');
});

test('landscape is locked on the way in and unlocked on the way out; a refusal is only logged', async () => {
  const page = await visitor.arrive(phone);
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    Object.assign(ScreenOrientation.prototype, {
      lock: async (to: string) => {
        calls.push(`lock ${to}`);
        throw new Error('not on this device');
      },
      unlock: () => calls.push('unlock'),
    });
  });
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
  await visit(page, '/red-screen');
  await page.tap(fillButton);
  await expect.poll(calls).toEqual(['lock landscape']);
  await expect.poll(() => log.join()).toContain('not on this device');
  expect(await isFull(page)).toBe(true);
  await page.getByRole('button', { name: 'Leave full screen' }).tap();
  await expect.poll(calls).toEqual(['lock landscape', 'unlock']);
});

test('where full screen is refused, that is only logged', async () => {
  const page = await visitor.arrive();
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('refused by the test'));
  });
  await visit(page, '/red-screen');
  await page.click(fillButton);
  await expect.poll(() => log.join()).toContain('refused by the test');
  expect(await stage(page).getAttribute('data-full')).toBe('false');
});

test('a phone without full screen gets the whole viewport, and a double tap leaves it', async () => {
  const page = await visitor.arrive(phone);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  await visit(page, '/red-screen');
  await page.tap(fillButton);
  await expect.poll(() => stage(page).getAttribute('data-filled')).toBe('true');
  expect(await stage(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  expect(await shownColour(page)).toBe(red);
  await page.touchscreen.tap(200, 300);
  await page.touchscreen.tap(200, 300);
  await expect.poll(() => stage(page).getAttribute('data-filled')).toBe('false');
  await page.tap(fillButton);
  await page.keyboard.press('Escape');
  await expect.poll(() => stage(page).getAttribute('data-filled')).toBe('false');
});

test('a double tap on the stage fills the screen of a touch device', async () => {
  const page = await visitor.open('/red-screen', phone);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('no stage');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.touchscreen.tap(...middle);
  await page.touchscreen.tap(...middle);
  await expect.poll(() => isFull(page)).toBe(true);
});

test('a full-screen page shows the screen alone, walks, and Esc goes to its page', async () => {
  const page = await visitor.open('/full/red-screen?brightness=50');
  expect(await page.locator('header, footer, aside').count()).toBe(0);
  expect(await stage(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
  expect(await shownColour(page)).toBe('rgb(128, 0, 0)');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/full/green-screen');
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === '/green-screen');
  await awake(page);
  expect(await page.locator('header').count()).toBe(1);
});

test('a full-screen page is quiet from the start, also without script', async () => {
  const page = await visitor.open('/full/red-screen');
  const fill = page.getByRole('button', { name: 'Fill the screen' });
  const opacity = () =>
    fill.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
  expect(await stage(page).getAttribute('data-quiet')).toBe('true');
  expect(await opacity()).toBe('0');
  await page.mouse.move(300, 300);
  await expect.poll(opacity).toBe('1');
  const plain = await visitor.arrive({ javaScriptEnabled: false });
  await plain.goto('/full/red-screen');
  expect(await stage(plain).getAttribute('data-quiet')).toBe('true');
});

test('the wrapper of a full-screen page is white, as high as the window, with 10px around', async () => {
  const page = await visitor.open('/full/black-screen');
  const wrapper = await page.locator('#screen > div').evaluate((element) => {
    const { padding, backgroundColor } = getComputedStyle(element);
    return { padding, backgroundColor, height: element.getBoundingClientRect().height };
  });
  expect(wrapper).toEqual({ padding: '10px', backgroundColor: 'rgb(255, 255, 255)', height: 800 });
});

test('a hint says how to leave for a moment', async () => {
  const page = await visitor.open('/red-screen');
  await page.keyboard.press('f');
  const hint = page.getByText('Press Esc to leave');
  await hint.waitFor();
  await hint.evaluate((element) => {
    for (const animation of element.parentElement?.getAnimations() ?? []) animation.finish();
  });
  await hint.waitFor({ state: 'hidden' });
});

// Browsers prepare nothing while a debugger is attached, so the test says what such a page would see.
test('a page prepared ahead of a visit starts nothing before it is shown', async () => {
  const page = await visitor.arrive();
  await page.addInitScript(() => {
    let ahead = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => ahead });
    const locks: string[] = [];
    navigator.wakeLock.request = async () => {
      locks.push('asked');
      return Object.assign(new EventTarget(), { release: async () => {} }) as WakeLockSentinel;
    };
    const show = () => {
      ahead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    };
    Object.assign(window, { locks, show });
  });
  const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks.length);
  await page.goto('/full/red-screen');
  await page.locator('html[style]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await stage(page).getAttribute('data-running')).toBe('false');
  expect(await locks()).toBe(0);
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await expect.poll(() => stage(page).getAttribute('data-running')).toBe('true');
  await expect.poll(locks).toBe(1);
});

test('links to other screens are prepared ahead, sign-in and interfaces never', async () => {
  const page = await visitor.open('/red-screen');
  const rules = await page.locator('script[type=speculationrules]').textContent();
  const [rule] = JSON.parse(rules ?? '').prerender;
  expect(rule.eagerness).toBe('moderate');
  expect(JSON.stringify(rule.where)).toContain('"not":{"href_matches":"/auth/*"}');
  expect(JSON.stringify(rule.where)).toContain('"not":{"href_matches":"/api/*"}');
});

async function hide(page: import('playwright-core').Page, hidden: boolean) {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
