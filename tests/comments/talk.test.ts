import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../axe';
import { isFull, phone } from '../visitor';
import { area, articles, comeBack, heard, newCommentsSite, open, signIn } from './commentsSite';

const { visitor } = newCommentsSite();

const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

test('two people talk, in two languages, in two tabs and on a phone', async () => {
  const ada = await visitor.arrive({ bypassCSP: true });
  const told: string[] = [];
  ada.on('response', async (response) => {
    if (response.url().includes('/api/')) told.push(await response.text().catch(() => ''));
  });
  const otherTab = await ada.context().newPage();
  await open(otherTab, '/green-screen');
  await otherTab.getByText('Sign in with Google to join in.').waitFor();

  await open(ada, '/green-screen?brightness=40');
  await ada.getByText('Nobody has said anything yet.').waitFor();
  expect(await area(ada).getByRole('textbox').count()).toBe(0);
  await signIn(area(ada).getByRole('button', { name: /^Sign in/ }), 'Ada');
  expect(new URL(ada.url()).search + new URL(ada.url()).hash).toBe('?brightness=40#comments');
  await expect.poll(() => heard(ada)).toBe('You are signed in as Ada Lumen.');
  await otherTab.getByText('Signed in as Ada Lumen', { exact: true }).waitFor();
  await expect
    .poll(() =>
      area(ada)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  const text = area(ada).getByRole('textbox', { name: 'Your comment' });
  const send = area(ada).getByRole('button', { name: 'Post comment' });
  await text.fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await text.fill('');
  await text.pressSequentially('h? f👍  ');
  expect(await isFull(ada)).toBe(false);
  expect(await ada.locator('dialog').count()).toBe(0);
  await area(ada).getByText('5/500', { exact: true }).waitFor();
  await text.fill('Green is the new black.  ');
  await send.click();
  const comment = articles(ada).first();
  await comment.getByText('Green is the new black.', { exact: true }).waitFor();
  expect(await heard(ada)).toBe('Your comment is posted.');
  expect(await text.inputValue()).toBe('');
  expect(await comment.evaluate((article) => article === document.activeElement)).toBe(true);
  expect(await comment.getByRole('time').textContent()).toMatch(
    /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d\s[AP]M$/u,
  );
  await comeBack(otherTab);
  await articles(otherTab).first().waitFor();

  const bruno = await visitor.arrive(phone);
  await open(bruno, '/de/green-screen?brightness=70');
  await articles(bruno).getByRole('button', { name: 'Ada Lumen antworten' }).tap();
  await signIn(
    area(bruno)
      .getByRole('button', { name: /^Mit einem Demokonto/ })
      .last(),
    'Bruno',
  );
  const id = await articles(bruno).first().getAttribute('id');
  expect(new URL(bruno.url()).pathname).toBe('/de/green-screen');
  expect(new URL(bruno.url()).search + new URL(bruno.url()).hash).toBe(`?brightness=70#${id}`);
  const reply = area(bruno).getByRole('textbox', { name: 'Ada Lumen' });
  await expect.poll(() => reply.evaluate((box) => box === document.activeElement)).toBe(true);
  await reply.fill('Und was ist mit Blau?');
  await bruno.reload();
  await expect.poll(() => reply.inputValue()).toBe('Und was ist mit Blau?');
  await area(bruno).getByRole('button', { name: 'Antwort senden' }).tap();
  await articles(bruno).nth(1).getByText('Und was ist mit Blau?').waitFor();
  await reply.waitFor({ state: 'detached' });
  expect(await area(bruno).getByRole('button', { name: 'Deinen Kommentar löschen' }).count()).toBe(
    1,
  );

  await comeBack(ada);
  await area(ada)
    .getByRole('list', { name: '1 reply' })
    .getByText('Und was ist mit Blau?')
    .waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await ada.emulateMedia({ colorScheme });
    await settled(ada);
    expect(await violations(ada)).toEqual([]);
  }
  await area(ada).getByRole('button', { name: 'Reply to Ada Lumen' }).click();
  await area(ada).getByRole('textbox', { name: 'Your reply to Ada Lumen' }).fill('Soon.');
  await area(ada).getByRole('button', { name: 'Cancel' }).click();
  expect(await area(ada).getByRole('textbox').count()).toBe(1);

  const remove = area(ada).getByRole('button', { name: 'Delete your comment' });
  await remove.click();
  const dialog = ada.getByRole('dialog', { name: 'Delete this comment?' });
  await dialog.getByText('Its 1 reply goes with it.').waitFor();
  expect(await violations(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await articles(ada).count()).toBe(2);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await ada.getByText('Nobody has said anything yet.').waitFor();
  expect(await heard(ada)).toBe('Your comment is deleted.');

  await area(ada).getByRole('button', { name: 'Sign out' }).click();
  await ada.getByText('Sign in with Google to join in.').waitFor();
  await otherTab.getByText('Sign in with Google to join in.').waitFor();
  await expect.poll(() => heard(otherTab)).toBe('You are signed out.');
  expect(told.join()).toContain('Ada Lumen');
  expect(told.join()).not.toContain('demo.example');
}, 180_000);
