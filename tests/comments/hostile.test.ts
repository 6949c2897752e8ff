import { expect, test } from 'vitest';
import { area, articles, newCommentsSite, open, type Seed, signIn } from './commentsSite';

/** What people paste into comment boxes. `fired` is what none of it may reach. */
const texts = [
  '<script>fired()</script><img src=x onerror=fired()><svg onload=fired()>',
  '"><iframe srcdoc="<script>parent.fired()</script>"></iframe>',
  'javascript:fired() [a](javascript:fired()) https://evil.example/?a=b',
  '{{constructor.constructor("fired()")()}} <%= fired() %>',
  '</textarea></script><style>*{display:none}</style>',
  'right \u202Eto left\u202C and \u2066isolated and never ended',
  'שלום, מה שלומך? (abc) 123!',
  `Z${'\u0300\u0489'.repeat(200)}algo`,
  'x'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(70),
  `line\n\n${'|\n'.repeat(100)}end`,
  '\uFEFF\u2028unseen \u200B\u2060characters',
];
const names = ['<b onclick=fired()>Bold</b>', '\u202Enimda', 'N'.repeat(80), 'مرحبا', 'Anonymous'];

const seeds: Seed[] = texts.map((text, at) => ({
  id: `hostile-${at}`,
  text,
  pagePath: '/purple-screen',
  authorName: names[at % names.length] ?? '',
  authorPhotoURL: at === 0 ? '/no-such-photo.webp' : null,
}));
seeds.push({ text: texts[0] ?? '', pagePath: '/purple-screen', parentId: 'hostile-0' });
const { visitor } = newCommentsSite(seeds);

test('hostile texts are shown as the texts they are', async () => {
  const page = await visitor.arrive({ viewport: { width: 320, height: 800 } });
  await page.addInitScript(() => {
    Object.assign(window, { fired: () => console.error('the canary fired') });
  });
  page.on('dialog', (dialog) => {
    visitor.complaints.push(`a dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  await open(page, '/ja/purple-screen');
  await articles(page).nth(12).waitFor();
  const shown = await articles(page)
    .locator('> p')
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent, elements: one.childElementCount })),
    );
  for (const text of texts) {
    expect(shown).toContainEqual({ text, elements: 0 });
  }
  expect(await area(page).locator('a, script, iframe, style, svg').count()).toBe(0);
  await page.locator('#comment-hostile-0').scrollIntoViewIfNeeded();
  await expect.poll(() => area(page).locator('img').count()).toBe(0);
  await area(page).getByText('匿名').first().waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const boxes = await articles(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  for (const [left = 0, right = 0] of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  expect(await page.content()).not.toContain('canary@mail.example');
  visitor.forgive(/^404: .*no-such-photo/, /Failed to load/);
});

test('a hostile text that is posted stays a text, also in the form', async () => {
  const page = await visitor.arrive();
  await page.addInitScript(() => {
    Object.assign(window, { fired: () => console.error('the canary fired') });
  });
  await open(page, '/orange-screen');
  await signIn(area(page).getByRole('button', { name: /^Sign in/ }), 'Somebody');
  const hostile = `${texts[0]}\u202E${texts[4]}`;
  await area(page).getByRole('textbox').fill(hostile);
  await page.reload();
  expect(await area(page).getByRole('textbox').inputValue()).toBe(hostile);
  await area(page).getByRole('button', { name: 'Post comment' }).click();
  await articles(page).first().waitFor();
  expect(await articles(page).first().locator('> p').textContent()).toBe(`${texts[0]}${texts[4]}`);
  await articles(page).first().getByText('Anonymous', { exact: true }).waitFor();
});
