import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { qrPath } from '../site/ui/qrPath';
import { manifest } from './built';
import { isFull, newVisitor, phone, shownColour, visit } from './visitor';

const visitor = newVisitor();

/** For script, styles and words of what few visits need, compressed with gzip. */
const lateBudget = 11_000;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Share this screen' });
const address = (page: Page) => panel(page).getByLabel('Address').inputValue();

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Share' }).click();
  await panel(page).waitFor();
}

async function opened(path: string, options: BrowserContextOptions = {}) {
  const page = await visitor.open(path, options);
  await openPanel(page);
  return page;
}

/** Changes every setting of the panel beside the stage. */
async function changeEverything(page: Page) {
  for (const field of await page.locator('aside').locator('input, textarea, select').all()) {
    const [kind, isMost] = await field.evaluate((element) => {
      const { type, value, max } = element as HTMLInputElement;
      return [type, value === max] as const;
    });
    if (kind === 'checkbox') await field.click();
    else if (kind === 'range') await field.press(isMost ? 'ArrowLeft' : 'ArrowRight');
    else if (kind === 'number') await field.fill('9');
    else if (kind === 'select-one') await field.selectOption({ index: 1 });
    else if (kind === 'textarea' || kind === 'text') await field.fill('Ää&日#+');
  }
}

const settingsOf = (page: Page) =>
  page.locator('aside').evaluate((panel) =>
    [...panel.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) => ({
      name: field.labels?.[0]?.textContent,
      value: field.type === 'checkbox' ? field.checked : field.value,
    })),
  );

test.each([
  '/dvd-screensaver',
  '/motivational-quote-screensaver',
  '/fake-windows-10-update-screen',
  '/flip-clock-screensaver',
])('a link to %s brings every setting to another device', async (path) => {
  const page = await visitor.open(path);
  const before = await settingsOf(page);
  await changeEverything(page);
  await openPanel(page);
  await panel(page).getByRole('radio', { name: 'The page with its settings' }).check();
  const other = await visitor.open(await address(page), phone);
  const restored = await settingsOf(other);
  expect(restored).toEqual(await settingsOf(page));
  for (const [at, { value }] of restored.entries()) expect(value).not.toBe(before[at]?.value);
});

test('the address is true when the panel opens and follows what changes later', async () => {
  const page = await visitor.open('/red-screen?utm_source=mail');
  await page.getByLabel('Hex code').fill('#ff8800');
  await openPanel(page);
  expect(await address(page)).toBe(`${visitor.address}/red-screen?colour=ff8800`);
  await panel(page).getByRole('radio', { name: 'The screen alone' }).check();
  expect(await address(page)).toBe(`${visitor.address}/full/red-screen?colour=ff8800`);
  await page.evaluate(() => {
    history.replaceState(null, '', '?brightness=40');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => address(page)).toBe(`${visitor.address}/full/red-screen?brightness=40`);
  const other = await visitor.open(await address(page), phone);
  expect(await shownColour(other)).toBe('rgb(102, 0, 0)');
});

test('its code and its words are fetched when it opens, not before', async () => {
  const page = await visitor.arrive();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/de/red-screen');
  await page.waitForLoadState('networkidle');
  expect(asked.join()).not.toContain('/assets/words/extras');
  asked.splice(0);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByRole('dialog', { name: 'Diesen Bildschirm teilen' }).waitFor();
  expect(asked.join()).toContain('/assets/words/extras-de-');
  const weights = asked.map((path) => manifest.files[path]).map((file) => file?.gz ?? file?.size);
  expect(weights.reduce((sum = 0, weight = Infinity) => sum + weight, 0)).toBeLessThan(lateBudget);
});

test('copies the address, and says so until it is another', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await opened('/red-screen?brightness=50', { permissions });
  await panel(page).getByRole('button', { name: 'Copy' }).click();
  await panel(page).getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address(page));
  await panel(page).getByRole('radio', { name: 'The screen alone' }).check();
  await panel(page).getByText('Copied.').waitFor({ state: 'detached' });
});

test('where copying is refused, the address is selected to be copied by hand', async () => {
  const page = await visitor.arrive();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused by the test'));
  });
  await visit(page, '/red-screen');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Copy' }).click();
  await panel(page).getByText('Copying did not work.').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await address(page));
});

test('hands the address to the system where it takes some; a prank without its name', async () => {
  const page = await visitor.arrive();
  await page.addInitScript(() => {
    const given: ShareData[] = [];
    Object.assign(window, { given });
    navigator.share = async (data) => {
      given.push(data ?? {});
      throw new DOMException('closed by the visitor', 'AbortError');
    };
  });
  await visit(page, '/kernel-panic');
  await openPanel(page);
  const system = panel(page).getByRole('button', { name: 'Share…' });
  await system.click();
  await panel(page).getByRole('radio', { name: 'The page with its settings' }).check();
  await system.click();
  const given = await page.evaluate(() => (window as unknown as { given: ShareData[] }).given);
  expect(given).toEqual([
    { url: `${visitor.address}/full/kernel-panic` },
    { url: `${visitor.address}/kernel-panic`, title: await page.title() },
  ]);
});

test('the code for cameras holds the address that is shown', async () => {
  const page = await opened('/motivational-quote-screensaver?paragraph=%E6%97%A5');
  const code = panel(page).getByRole('img', { name: 'QR code of the address' });
  const drawn = () => code.locator('path').getAttribute('d');
  expect(await drawn()).toBe(qrPath(await address(page)).path);
  await panel(page).getByRole('radio', { name: 'The screen alone' }).check();
  await panel(page).getByRole('radio', { name: 'At the first key or click' }).check();
  expect(await address(page)).toContain('?paragraph=%E6%97%A5&wait=press');
  expect(await drawn()).toBe(qrPath(await address(page)).path);
});

test('an address too long for a camera gets no code, and all the rest works', async () => {
  const paragraph = encodeURIComponent('日'.repeat(300));
  const page = await opened(`/motivational-quote-screensaver?paragraph=${paragraph}`);
  expect(await panel(page).getByRole('img').count()).toBe(0);
  expect((await address(page)).length).toBeGreaterThan(2700);
});

test('the keyboard alone makes a link that waits, and Esc brings it back to the button', async () => {
  const page = await visitor.open('/fake-windows-10-update-screen');
  const button = page.getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await panel(page).getByRole('heading', { name: 'Share this screen' }).click();
  await page.keyboard.press('f');
  expect(await isFull(page)).toBe(false);
  const choice = panel(page).getByRole('radio', { name: 'Right away' });
  while (!(await choice.evaluate((radio) => radio === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  expect(await address(page)).toContain('/full/fake-windows-10-update-screen?wait=press');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('99999');
  await page.keyboard.press('Tab');
  expect(await address(page)).toContain('?wait=3600');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the panel needs no scrolling sideways at 320 px, in long words and in dense ones', async () => {
  const page = await visitor.arrive({ viewport: { width: 320, height: 600 } });
  for (const path of ['/de/fake-windows-10-update-screen', '/ja/red-screen']) {
    await visit(page, path);
    await page.locator('[data-bare] + button').click();
    const dialog = page.locator('dialog');
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('radio').nth(4).check();
    const [inner, outer] = await dialog.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(inner, path).toBe(outer);
  }
});

test('a panel that could not be loaded comes with the next press', async () => {
  const page = await visitor.open('/red-screen');
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('could not be loaded'),
  );
  await page.route('**/assets/extras*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Share' }).click();
  await failed;
  await page.unroute('**/assets/extras*.js');
  await openPanel(page);
  visitor.forgive(/extras/, /ERR_FAILED/);
});
