import { describe, expect, test } from 'vitest';
import { folders } from '../../builder/folders';
import { Refusal } from './refusal';
import { readWish } from './wish';

/** Not the name in the guide: who follows it has a screen of that name. */
const free = 'made-by-a-test';
const isDrawn = (emoji: string) => ['✨', '🌋'].includes(emoji);
const wish = (...given: string[]) => readWish(folders.root, given, isDrawn);

function refusal(...given: string[]): string {
  try {
    wish(...given);
  } catch (reason) {
    if (reason instanceof Refusal) return reason.message;
    throw reason;
  }
  throw new Error(`${given} was not refused`);
}

test('a name is enough', () => {
  expect(wish(free)).toEqual({ slug: free, type: 'screensaver', icon: '✨' });
});

test('type and icon may be chosen', () => {
  const given = [free, '--type', 'prank', '--icon', '🌋'];
  expect(wish(...given)).toEqual({ slug: free, type: 'prank', icon: '🌋' });
});

describe('a name is refused, with the reason and a better one,', () => {
  test.each([
    ['none', [], 'needs a name', 'npm run new-screen lava-lamp'],
    ['with spaces and capitals', ['Lava Lamp'], 'becomes a folder', 'npm run new-screen lava-lamp'],
    ['with an accent', ['café'], 'small letters', 'npm run new-screen cafe'],
    ['with a digit first', ['3d-pipes'], 'begins with a letter', 'npm run new-screen d-pipes'],
    ['of letters that no address has', ['熔岩灯'], 'small letters', 'npm run new-screen lava-lamp'],
    ['that leaves the folder', ['../lava'], 'becomes a folder', 'npm run new-screen lava'],
    ['in two words', ['lava', 'lamp'], 'has one name', 'npm run new-screen lava-lamp'],
    ['of 37 letters', ['a-lamp-that-is-full-of-slow-warm-lava'], 'is too long', 'has 37'],
    ['of the bare pages', ['full'], '/full/… are the screens alone', 'full-screen'],
    ['of the server', ['api'], '/api/…', 'api-screen'],
    ['of the sign-in', ['auth'], '/auth/…', 'auth-screen'],
    ['of a language', ['de'], 'the pages in Deutsch', 'de-screen'],
    ['of the pseudo language', ['qps'], 'the pages in Pseudo', 'qps-screen'],
    ['of a folder that is served', ['films'], 'the files of public/', 'films-screen'],
    ['of the template', ['new-screen'], 'what the template is called', 'new-screen-screen'],
    ['of a screen', ['dvd-screensaver'], 'site/screens/dvd-screensaver exists', 'my-dvd'],
    ['of shared words', ['stage'], 'words/en/stage.json exists', 'my-stage'],
    ['of a page', ['red-screen'], 'red-screen.json exists', 'my-red-screen'],
  ] as const)('%s', (_, given, why, better) => {
    const message = refusal(...given);
    expect(message).toContain(why);
    expect(message).toContain(better);
  });
});

test.each([
  ['a type', [free, '--type', 'game'], 'prank, fake-update, screensaver'],
  ['the type of colours', [free, '--type', 'color'], 'colours share one screen'],
  ['an emoji that nobody has drawn', [free, '--icon', '🫩'], 'no drawing of "🫩"'],
  ['two emoji', [free, '--icon', '🌋🌋'], 'one for each screen'],
  ['a word for an emoji', [free, '--icon', 'volcano'], '--icon 🌋'],
  ['no emoji', [free, '--icon', ''], '--icon 🌋'],
  ['an unknown option', [free, '--colour', 'red'], 'The options are --type and --icon'],
] as const)('%s is refused, with what would do', (_, given, better) => {
  expect(refusal(...given)).toContain(better);
});
