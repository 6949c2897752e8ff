import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = readdirSync('site/screens', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** A page carries nothing but `screen` of these words: with more in the type, `t('name')` throws. */
function expectedDeclaration(folder: string): string | undefined {
  const words = JSON.parse(textOf(`words/en/${folder}.json`) ?? '{}');
  if (!('screen' in words)) return undefined;
  const key = folder.includes('-') ? `'${folder}'` : folder;
  return `import type words from '../../../words/en/${folder}.json';

declare module '../../i18n/messages' {
  interface Messages {
    ${key}: Pick<typeof words, 'screen'>;
  }
}
`;
}

test.each(folders)('%s declares the words that its page carries, and no others', (folder) => {
  expect(textOf(`site/screens/${folder}/words.d.ts`)).toBe(expectedDeclaration(folder));
});
