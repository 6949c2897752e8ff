import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHeld } from './screens/heldClock';
import { awake, isFull, newVisitor, shownColour, stage, visit } from './visitor';

const visitor = newVisitor({ browser: 'whole' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Share this screen' });
const following = (page: Page) => page.getByText(/windows? follows? this page/);
const path = (page: Page) => new URL(page.url()).pathname;

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Share' }).click();
  await panel(page).waitFor();
}

async function closePanel(page: Page) {
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await panel(page).waitFor({ state: 'detached' });
}

/** Opens one more window from the panel. */
async function openWindow(page: Page, name: string | RegExp = 'Open a second window') {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    panel(page).getByRole('button', { name }).click(),
  ]);
  await awake(opened);
  return opened;
}

const setColour = (page: Page, colour: string) => page.getByLabel('Hex code').fill(colour);

test('without an interface to displays a second window opens and stays in step', async () => {
  const leader = await visitor.open('/red-screen?brightness=50');
  await openPanel(leader);
  expect(await panel(leader).getByRole('button', { name: 'Find my displays' }).count()).toBe(0);
  const follower = await openWindow(leader);
  expect(path(follower)).toBe('/full/red-screen');
  expect(await shownColour(follower)).toBe('rgb(128, 0, 0)');
  await panel(leader).getByText('1 window follows this page.').waitFor();
  await closePanel(leader);
  await setColour(leader, '#00ffff');
  await expect.poll(() => shownColour(follower)).toBe('rgb(0, 128, 128)');

  await leader.locator('h1').click();
  await leader.keyboard.press('ArrowRight');
  await leader.waitForURL('**/green-screen');
  await expect.poll(() => shownColour(follower)).toBe('rgb(0, 255, 0)');
  await awake(leader);
  await leader.keyboard.press('f');
  await expect.poll(() => isFull(leader)).toBe(true);
  for (let step = 0; step < 3; step++) await leader.keyboard.press('ArrowRight');
  await expect.poll(() => path(follower)).toBe('/full/orange-screen');
  expect(await shownColour(follower)).toBe('rgb(255, 165, 0)');
  await leader.keyboard.press('ArrowLeft');
  await leader.keyboard.press('ArrowRight');
  await leader.keyboard.press('ArrowRight');
  await expect.poll(() => path(leader)).toBe('/pink-screen');
  await expect.poll(() => path(follower)).toBe('/full/pink-screen');
});

test('an update that starts anew does so in the windows that follow, too', async () => {
  const address = '/fake-windows-10-update-screen?minutes=30&start=0';
  const { page: leader, pass } = await openHeld(visitor, address);
  await openPanel(leader);
  const follower = await openWindow(leader);
  await closePanel(leader);
  const shown = (page: Page) => stage(page).textContent();
  await pass(6 * 60_000);
  await expect.poll(() => shown(follower)).toContain('24:00');
  await leader.getByLabel('Update time in minutes').fill('1');
  await expect.poll(() => shown(leader)).toContain('1:00');
  await expect.poll(() => shown(follower)).toContain('1:00');
  await pass(30_000);
  await expect.poll(() => shown(follower)).toContain('0:30');
  await leader.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => shown(leader)).toContain('1:00');
  await expect.poll(() => shown(follower)).toContain('1:00');
});

test('a restart also reaches a window that follows and has crashed by itself', async () => {
  const { page: leader, text, percent, pass } = await openHeld(visitor, '/fake-android-update');
  await openPanel(leader);
  const follower = await openWindow(leader);
  await closePanel(leader);
  await follower.keyboard.press('Enter');
  const crash = stage(follower).getByText('No command found.');
  await crash.waitFor();
  expect(await text()).not.toContain('No command found.');
  await pass(6000);
  await expect.poll(percent).toBe(10);
  await leader.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(percent).toBe(0);
  await crash.waitFor({ state: 'detached' });
});

test('a pause reaches the windows that follow', async () => {
  const leader = await visitor.open('/dvd-screensaver');
  await openPanel(leader);
  const follower = await openWindow(leader);
  await closePanel(leader);
  const notice = stage(follower).getByText('PAUSED');
  await leader.getByRole('button', { name: 'Pause' }).click();
  await notice.waitFor();
  await leader.getByRole('button', { name: 'Resume' }).click();
  await notice.waitFor({ state: 'detached' });
});

test('windows are counted, survive a reload of either side, and close together', async () => {
  const leader = await visitor.open('/red-screen');
  await openPanel(leader);
  const first = await openWindow(leader);
  const second = await openWindow(leader);
  await panel(leader).getByText('2 windows follow this page.').waitFor();
  await first.close();
  await panel(leader).getByText('1 window follows this page.').waitFor();

  await leader.reload();
  await awake(leader);
  await following(leader).waitFor();
  await setColour(leader, '#00ff00');
  await expect.poll(() => shownColour(second)).toBe('rgb(0, 255, 0)');
  await second.reload();
  await awake(second);
  await setColour(leader, '#0000ff');
  await expect.poll(() => shownColour(second)).toBe('rgb(0, 0, 255)');
  expect(await following(leader).textContent()).toBe('1 window follows this page.');

  await Promise.all([
    second.waitForEvent('close'),
    leader.getByRole('button', { name: 'Close them' }).click(),
  ]);
  await expect.poll(() => following(leader).count()).toBe(0);
});

test('a window that was opened by hand neither follows nor leads', async () => {
  const leader = await visitor.open('/red-screen');
  await openPanel(leader);
  const follower = await openWindow(leader);
  await closePanel(leader);
  const byHand = await leader.context().newPage();
  await visit(byHand, '/full/red-screen');
  const otherVisit = await leader.context().newPage();
  await visit(otherVisit, '/red-screen');
  await openPanel(otherVisit);
  const otherFollower = await openWindow(otherVisit);
  await closePanel(otherVisit);

  await setColour(otherVisit, '#ffff00');
  await expect.poll(() => shownColour(otherFollower)).toBe('rgb(255, 255, 0)');
  await setColour(leader, '#00ff00');
  await expect.poll(() => shownColour(follower)).toBe('rgb(0, 255, 0)');
  expect(await shownColour(otherFollower)).toBe('rgb(255, 255, 0)');
  expect(await shownColour(byHand)).toBe('rgb(255, 0, 0)');
  expect(await following(leader).textContent()).toBe('1 window follows this page.');
});

test('a follower that is left for its page follows no longer', async () => {
  const leader = await visitor.open('/red-screen');
  await openPanel(leader);
  const follower = await openWindow(leader);
  await follower.keyboard.press('Escape');
  await follower.waitForURL('**/red-screen');
  await awake(follower);
  await expect.poll(() => following(leader).count()).toBe(0);
  await closePanel(leader);
  await setColour(leader, '#00ff00');
  await expect.poll(() => shownColour(leader)).toBe('rgb(0, 255, 0)');
  expect(await follower.getByLabel('Hex code').inputValue()).toBe('#ff0000');
  expect(await follower.evaluate(() => window.name)).toBe('');
});

test('what is no message of ours on the channel changes nothing', async () => {
  const leader = await visitor.open('/red-screen');
  await openPanel(leader);
  const follower = await openWindow(leader);
  await closePanel(leader);
  await leader.evaluate(() => {
    const [, visit] = /lead:(\w+)/.exec(window.name) ?? [];
    const channel = new BroadcastChannel(`screenful:${visit}`);
    for (const said of [null, 'close', { kind: 'show', address: '//elsewhere.example', query: '' }])
      channel.postMessage(said);
  });
  await setColour(leader, '#00ff00');
  await expect.poll(() => shownColour(follower)).toBe('rgb(0, 255, 0)');
  expect(path(follower)).toBe('/full/red-screen');
});

type FakeDisplay = { label: string; left: number; width: number; height: number };

/** A machine with displays beside each other, the first of which shows the page. */
async function withDisplays(page: Page, displays: FakeDisplay[] | 'denied') {
  await page.addInitScript((displays) => {
    const opened: string[] = [];
    const openWindow = window.open.bind(window);
    const described = () =>
      displays === 'denied'
        ? Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
        : Promise.resolve(
            displays.map(({ label, left, width, height }) => ({
              ...{ label, width: width / 2, height: height / 2, devicePixelRatio: 2 },
              ...{ availLeft: left, availTop: 0, availWidth: width / 2, availHeight: height / 2 },
            })),
          );
    Object.defineProperty(Screen.prototype, 'isExtended', { get: () => true });
    Object.assign(window, {
      opened,
      open: (address: string, name: string, features: string) => {
        opened.push(features);
        return openWindow(address, name, features);
      },
      getScreenDetails: async () => {
        const screens = await described();
        return Object.assign(new EventTarget(), { screens, currentScreen: screens[0] });
      },
    });
  }, displays);
}

test('with an interface to displays one picks one or all', async () => {
  const page = await visitor.arrive();
  await withDisplays(page, [
    { label: 'Built-in', left: 0, width: 1280, height: 800 },
    { label: 'DELL U2720Q', left: 1280, width: 3840, height: 2160 },
    { label: '', left: 3200, width: 1920, height: 1080 },
  ]);
  await visit(page, '/red-screen');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Find my displays' }).click();
  await panel(page).getByRole('button', { name: 'DELL U2720Q: 3840 × 2160' }).waitFor();
  expect(
    await panel(page)
      .getByRole('button', { name: /Built-in/ })
      .count(),
  ).toBe(0);
  await openWindow(page, 'Display 3: 1920 × 1080');
  await openWindow(page, 'All displays');
  await panel(page).getByText('3 windows follow this page.').waitFor();
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  const dell = 'popup,fullscreen,left=1280,top=0,width=1920,height=1080';
  const other = 'popup,fullscreen,left=3200,top=0,width=960,height=540';
  expect(opened).toEqual([other, dell, other]);
});

test('who does not let the page see the displays is offered a window', async () => {
  const page = await visitor.arrive();
  await withDisplays(page, 'denied');
  await visit(page, '/red-screen');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Find my displays' }).click();
  await panel(page).getByText('The browser may not see your displays.').waitFor();
  await openWindow(page);
});

test('a window that the browser holds back is explained', async () => {
  const page = await visitor.arrive();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await visit(page, '/red-screen');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Open a second window' }).click();
  await panel(page).getByText('Allow pop-ups for this page').waitFor();
  expect(await page.evaluate(() => window.name)).toBe('');
});
