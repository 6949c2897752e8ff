import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { area, articles, heard, newCommentsSite, open, type Seed, signIn } from './commentsSite';

const many = 120;
const seeds: Seed[] = Array.from({ length: many }, (_, at) => ({
  id: `comment-number-${at}`,
  text: `Comment number ${at}`,
  pagePath: '/black-screen',
}));
const { visitor, stop, startAgain } = newCommentsSite(seeds);

const api = '**/api/comments?*';
const noise = [/Error (getting|adding)/, /a failed request/, /Failed to load/, /^(40[14]|503|409)/];

test('nothing is fetched until the visitor comes near', async () => {
  const page = await visitor.arrive({ viewport: { width: 1280, height: 500 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/black-screen', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /comments|session/.test(path))).toEqual([]);
  await area(page).scrollIntoViewIfNeeded();
  await articles(page).first().waitFor();
  expect(asked.filter((path) => path.includes('comments')).length).toBe(4);
});

test('the list loads, fails, is tried again and shows older comments', async () => {
  const page = await visitor.arrive();
  let answer: (route: Route) => Promise<void> = async () => {};
  await page.route(api, (route) => answer(route));
  await open(page, '/black-screen');
  await page.getByText('Loading the comments…').waitFor();

  answer = (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } });
  await page.reload();
  const failed = area(page).getByText('The comments could not be loaded.');
  await failed.filter({ visible: true }).first().waitFor();
  await expect.poll(() => heard(page)).toBe('The comments could not be loaded.');

  answer = (route) => route.continue();
  await area(page).getByRole('button', { name: 'Try again' }).click();
  await articles(page).first().getByText('Comment number 119').waitFor();
  expect(await articles(page).count()).toBe(50);

  const older = area(page).getByRole('button', { name: 'Show older comments' });
  await older.click();
  await expect.poll(() => heard(page)).toBe('50 older comments are shown.');
  const first = articles(page).nth(50);
  await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
  await older.click();
  await expect.poll(() => articles(page).count()).toBe(many);
  expect(await older.count()).toBe(0);
  visitor.forgive(...noise);
});

test('where the code of comments does not load, that is said, and tried again', async () => {
  const page = await visitor.arrive();
  const script = '**/assets/comments*.js';
  await page.route(script, (route) => route.fulfill({ status: 503 }));
  await open(page, '/black-screen');
  const trouble = area(page).getByRole('alert');
  await trouble.getByText('The comments could not be loaded.').waitFor();
  const retry = trouble.getByRole('button', { name: 'Try again' });
  await Promise.all([page.waitForResponse(script), retry.click()]);
  expect(await trouble.isVisible()).toBe(true);

  await page.unroute(script);
  await retry.click();
  await articles(page).first().waitFor();
  expect(await trouble.isVisible()).toBe(false);
  visitor.forgive(...noise);
});

test('who the visitor is, is asked again if the server could not say it at first', async () => {
  const page = await visitor.arrive();
  await page.clock.install();
  const trouble = { status: 503, json: { error: { code: 'unavailable', message: '' } } };
  await page.route('**/api/session', (route) => route.fulfill(trouble), { times: 1 });
  await Promise.all([page.waitForResponse('**/api/session'), open(page, '/black-screen')]);
  await articles(page).first().waitFor();
  const signInButton = area(page).getByRole('button', { name: /^Sign in/ });
  expect(await signInButton.count()).toBe(0);
  await page.clock.runFor(31_000);
  await signInButton.waitFor();
  visitor.forgive(...noise);
});

test('an address that names an old comment leads to it', async () => {
  const page = await visitor.arrive();
  await page.goto('/black-screen#comment-comment-number-3');
  const named = page.locator('#comment-comment-number-3');
  await expect.poll(() => named.evaluate((one) => one === document.activeElement)).toBe(true);
  const { y = -1 } = (await named.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(800);
});

test('what was typed survives a lost server, a double and a lost session', async () => {
  const page = await visitor.arrive();
  await open(page, '/red-screen');
  await signIn(area(page).getByRole('button', { name: /^Sign in/ }), 'Ada');
  const text = area(page).getByRole('textbox', { name: 'Your comment' });
  const send = area(page).getByRole('button', { name: 'Post comment' });

  await text.fill('x'.repeat(501));
  await area(page).getByText('501/500').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await area(page).getByText('500 characters is the limit').waitFor();

  await text.fill('Roses are red.');
  await stop();
  await send.click();
  await area(page).getByText('There is no connection right now.').first().waitFor();
  expect(await text.inputValue()).toBe('Roses are red.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await area(page).getByText('Signing out did not work.').first().waitFor();

  await startAgain();
  await send.click();
  await articles(page).first().getByText('Roses are red.').waitFor();
  await text.fill('Roses are red.');
  await send.click();
  await area(page).getByText('You have already posted exactly that.').first().waitFor();

  await text.fill('Violets are not.');
  await page.context().clearCookies();
  await send.click();
  await area(page).getByText('Your sign-in has expired.').first().waitFor();
  await area(page).getByText('Your text is still here.').waitFor();
  await signIn(
    area(page)
      .getByRole('button', { name: /^Sign in with/ })
      .first(),
    'Ada',
  );
  expect(await text.inputValue()).toBe('Violets are not.');
  visitor.forgive(...noise, /Error signing out:/);
});

test('without a connection the comments wait for one', async () => {
  const page = await visitor.arrive({ viewport: { width: 1280, height: 500 } });
  await page.goto('/black-screen', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await area(page).scrollIntoViewIfNeeded();
  await expect.poll(() => visitor.complaints.join()).toContain('Error getting comments');
  await page.context().setOffline(false);
  await articles(page).first().waitFor();

  await page.route(/\/api\//, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await area(page).scrollIntoViewIfNeeded();
  await area(page).getByText('Comments need a connection.').first().waitFor();
  await page.unroute(/\/api\//);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await articles(page).first().waitFor();
  await area(page)
    .getByRole('button', { name: /^Sign in/ })
    .waitFor();
  visitor.forgive(...noise);
});

test('a site without our server says that comments are off', async () => {
  const page = await visitor.arrive();
  await page.route(/\/api\//, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await open(page, '/red-screen');
  await page.getByText('Comments are switched off on this site.').waitFor();
  expect(await area(page).getByRole('button').count()).toBe(0);
  visitor.forgive(...noise);
});

test('who changes their mind about signing in is told so once', async () => {
  const page = await visitor.arrive();
  await open(page, '/de/red-screen');
  await area(page).getByRole('button', { name: 'Mit einem Demokonto anmelden' }).click();
  await page.getByRole('button', { name: 'Go back without signing in' }).click();
  const told = area(page).getByText('Du wurdest nicht angemeldet').first();
  await told.waitFor();
  expect(new URL(page.url()).hash).toBe('#comments');
  await page.reload();
  await articles(page).first().waitFor();
  expect(await told.count()).toBe(0);
});

test('others’ comments come and go while one looks, and what one writes stays', async () => {
  const page = await visitor.arrive();
  await page.clock.install();
  await open(page, '/blue-screen');
  await signIn(area(page).getByRole('button', { name: /^Sign in/ }), 'Ada');
  const text = area(page).getByRole('textbox', { name: 'Your comment' });
  await text.fill('Half a thou');
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/comments')) statuses.push(response.status());
  });
  await page.clock.runFor(31_000);
  await expect.poll(() => statuses).toEqual([304]);

  const bruno = await visitor.arrive();
  await open(bruno, '/blue-screen');
  await signIn(area(bruno).getByRole('button', { name: /^Sign in/ }), 'Bruno');
  await area(bruno).getByRole('textbox').fill('Blue, at last.');
  await area(bruno).getByRole('button', { name: 'Post comment' }).click();
  await articles(bruno).first().waitFor();

  await page.clock.runFor(31_000);
  await articles(page).getByText('Blue, at last.').waitFor();
  expect(await text.inputValue()).toBe('Half a thou');

  await area(page)
    .getByRole('button', { name: /^Reply to Bruno/ })
    .click();
  await area(page)
    .getByRole('textbox', { name: /^Your reply to Bruno/ })
    .fill('It was due.');
  await area(bruno).getByRole('button', { name: 'Delete your comment' }).click();
  await bruno.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await bruno.getByText('Nobody has said anything yet.').waitFor();
  await page.clock.runFor(31_000);
  await expect.poll(() => statuses.at(-1)).toBe(200);
  await area(page).getByRole('button', { name: 'Post reply' }).click();
  await area(page).getByText('The comment you are replying to has been deleted.').first().waitFor();
  await area(page).getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(31_000);
  await page.getByText('Nobody has said anything yet.').waitFor();
  visitor.forgive(...noise);
});
